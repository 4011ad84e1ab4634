import { exportJWK, generateKeyPair } from 'jose';
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export interface OidcPerson {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
}

export interface OidcSwitches {
  /** Who signs in at the provider; null cancels. */
  person: OidcPerson | null;
}

const clientId = 'rankwright';
const clientSecret = 'secret-of-rankwright';

const createProvider = async (
  issuer: string,
  redirectUri: string,
  people: Map<string, OidcPerson>,
): Promise<Provider> => {
  const pair = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(pair.privateKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  return new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    jwks: { keys: [key] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    findAccount: (_context, sub) => {
      const person = people.get(sub);
      return person && { accountId: sub, claims: () => ({ ...person }) };
    },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId,
        ...(oidc.session?.accountId && { accountId: oidc.session.accountId }),
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
};

/**
 * A real OpenID Connect provider (oidc-provider) with one client. In place of a page to log in, everybody who comes is
 * `switches.person`.
 */
export const startOidcProvider = async (publicUrl: string, port = 0) => {
  const switches: OidcSwitches = {
    person: { sub: 'ada', email: 'ada@example.com', email_verified: true, name: 'Ada Lovelace' },
  };
  const people = new Map<string, OidcPerson>();
  const server: Server = createServer();
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = await createProvider(url, new URL('/login/callback', publicUrl).href, people);
  const answer = provider.callback();
  const finishInteraction = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { person } = switches;
    if (person) people.set(person.sub, person);
    const result = person ? { login: { accountId: person.sub } } : { error: 'access_denied' };
    await provider.interactionFinished(request, response, result);
  };
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith('/interaction/')) void finishInteraction(request, response);
    else void answer(request, response);
  });
  const env = {
    OIDC_ISSUER: url,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_LABEL: 'Example SSO',
  };
  return {
    url,
    env,
    switches,
    close: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
};
