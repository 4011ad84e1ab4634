import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';

const clientId = 'search.apps.googleusercontent.com';
const clientSecret = 'search-secret';
const scope = 'https://www.googleapis.com/auth/webmasters.readonly';

const createId = (): string => randomBytes(12).toString('hex');

/** Registers the consent page, which agrees at once, and the token endpoint of Google. */
export const registerFakeConsent = (app: FastifyInstance, switches: { isRevoked: boolean }) => {
  const codes = new Map<string, string>();
  const refreshTokens = new Set<string>();
  const accessTokens = new Set<string>();
  app.get<{ Querystring: Record<string, string | undefined> }>('/o/oauth2/v2/auth', ({ query }, reply) => {
    const { client_id: client, redirect_uri: redirect, response_type: type, state = '' } = query;
    if (client !== clientId || !redirect || type !== 'code' || query.scope !== scope)
      return reply.code(400).send('Error 400: invalid_request');
    const code = `4/${createId()}`;
    codes.set(code, redirect);
    const url = new URL(redirect);
    url.searchParams.set('state', state);
    url.searchParams.set('code', code);
    url.searchParams.set('scope', scope);
    return reply.redirect(url.href);
  });
  app.post<{ Body: Record<string, string | undefined> }>('/token', ({ body }, reply) => {
    const reject = (status: number, error: string) =>
      reply.code(status).send({ error, error_description: error });
    if (body.client_id !== clientId || body.client_secret !== clientSecret)
      return reject(401, 'invalid_client');
    const accessToken = `ya29.${createId()}`;
    const answer = { access_token: accessToken, expires_in: 3_599, scope, token_type: 'Bearer' };
    if (body.grant_type === 'refresh_token') {
      if (switches.isRevoked || !refreshTokens.has(body.refresh_token ?? ''))
        return reject(400, 'invalid_grant');
      accessTokens.add(accessToken);
      return answer;
    }
    if (!body.code || codes.get(body.code) !== body.redirect_uri) return reject(400, 'invalid_grant');
    codes.delete(body.code);
    const refreshToken = `1//${createId()}`;
    refreshTokens.add(refreshToken);
    accessTokens.add(accessToken);
    return { ...answer, refresh_token: refreshToken };
  });
  return {
    ...{ clientId, clientSecret },
    isValidToken: (header: string | undefined): boolean =>
      !switches.isRevoked && accessTokens.has(header?.replace('Bearer ', '') ?? ''),
  };
};
