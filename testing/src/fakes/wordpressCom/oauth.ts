import { randomBytes } from 'node:crypto';
import type { FakePlatformContext } from '../shared/fakePlatform.ts';
import type { WordpressComSwitches } from './wordpressCom.switches.ts';

interface ConsentQuery {
  client_id?: string;
  redirect_uri?: string;
  response_type?: string;
  scope?: string;
  state?: string;
}
interface TokenForm {
  client_id?: string;
  client_secret?: string;
  code?: string;
  redirect_uri?: string;
  grant_type?: string;
}

const buildRedirectUrl = (address: string, query: Record<string, string>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
};

/** Registers OAuth endpoints with automatic consent; returns a function that checks whether a token is valid. */
export const registerOAuth = ({
  app,
  switches,
}: FakePlatformContext<WordpressComSwitches>): ((token: string) => boolean) => {
  const codes = new Map<string, string>();
  const tokens = new Set<string>();
  const isValidToken = (token: string) =>
    switches.tokensExpired === 'no' && (token === switches.token || tokens.has(token));
  app.get<{ Querystring: ConsentQuery }>('/oauth2/authorize', ({ query }, reply) => {
    const { client_id: client, redirect_uri: redirect, response_type: type, state = '' } = query;
    if (client !== switches.clientId || !redirect || type !== 'code')
      return reply.code(400).send({ error: 'invalid_client', error_description: 'Unknown client_id.' });
    if (switches.denied) return reply.redirect(buildRedirectUrl(redirect, { error: 'access_denied', state }));
    const code = randomBytes(8).toString('hex');
    codes.set(code, redirect);
    return reply.redirect(buildRedirectUrl(redirect, { code, state }));
  });
  app.post<{ Body: TokenForm }>('/oauth2/token', ({ body }, reply) => {
    const {
      client_id: client,
      client_secret: secret,
      code = '',
      redirect_uri: redirect,
      grant_type: type,
    } = body;
    const reject = (error: string) => reply.code(400).send({ error, error_description: error });
    if (client !== switches.clientId || secret !== switches.clientSecret) return reject('invalid_client');
    if (type !== 'authorization_code' || codes.get(code) !== redirect) return reject('invalid_grant');
    codes.delete(code);
    const token = `${randomBytes(12).toString('base64')}%&(^@#`;
    tokens.add(token);
    return {
      access_token: token,
      token_type: 'bearer',
      blog_id: '1',
      blog_url: 'https://garden.wordpress.com',
      scope: switches.singleSite ? '' : 'global',
    };
  });
  app.get<{ Querystring: { client_id?: string; token?: string } }>(
    '/oauth2/token-info',
    ({ query }, reply) =>
      isValidToken(query.token ?? '')
        ? { client_id: switches.clientId, user_id: '7', blog_id: '1', scope: 'global' }
        : reply
            .code(400)
            .send({ error: 'invalid_request', error_description: 'The specified token is invalid.' }),
  );
  return isValidToken;
};
