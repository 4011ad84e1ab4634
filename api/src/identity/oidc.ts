import { email } from '@rankwright/contracts/account';
import { paths } from '@rankwright/contracts/paths';
import type { ClientAuth, Configuration, CustomFetch } from 'openid-client';
import { z } from 'zod';
import type { Env } from '../env.ts';
import type { Outbound } from '../outbound/outbound.ts';
import type { Identity } from './idTokens.ts';

/** The provider did not answer, or not as a provider does. */
export class OidcUnavailableError extends Error {}

/** What the provider sent back, and the secrets that the sign-in began with. */
export interface OidcAnswer {
  code: string;
  state: string;
  iss?: string | undefined;
  nonce: string;
  verifier: string;
}

export interface OidcClient {
  issuer: string;
  /** The provider's name for people. */
  label: string;
  createUrl(secrets: Pick<OidcAnswer, 'state' | 'nonce' | 'verifier'>): Promise<string>;
  /** Throws `OidcUnavailableError`; any other error is an answer that is not valid. */
  readIdentity(answer: OidcAnswer): Promise<Identity>;
}

const claimsSchema = z.object({
  sub: z.string().min(1),
  email,
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  name: z.string().default(''),
  picture: z.string().default(''),
});

const createFetch =
  (outbound: Outbound): CustomFetch =>
  async (url, { body, headers, method, signal }) => {
    const response = await outbound
      .fetch(url, {
        method,
        headers,
        redirect: 'manual',
        signal: signal ?? null,
        body: body instanceof URLSearchParams ? body.toString() : null,
      })
      .catch((cause: unknown) => {
        throw new OidcUnavailableError('The OpenID Connect provider did not answer.', { cause });
      });
    if (response.status >= 500) throw new OidcUnavailableError(`${url} answered ${response.status}.`);
    return response as unknown as Response;
  };

const findUnavailableError = (error: unknown): OidcUnavailableError | null => {
  if (error instanceof OidcUnavailableError) return error;
  return error instanceof Error && error.cause ? findUnavailableError(error.cause) : null;
};

interface Settings {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

const discover = async ({ issuer, clientId, clientSecret }: Settings, fetch: CustomFetch) => {
  const oidc = await import('openid-client');
  const authenticate: ClientAuth = (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const create = methods.includes('client_secret_basic') ? oidc.ClientSecretBasic : oidc.ClientSecretPost;
    create(clientSecret)(server, ...rest);
  };
  const execute = issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [];
  const options = { [oidc.customFetch]: fetch, execute };
  try {
    return await oidc.discovery(new URL(issuer), clientId, undefined, authenticate, options);
  } catch (cause) {
    throw new OidcUnavailableError('The OpenID Connect provider could not be discovered.', { cause });
  }
};

/** Providers may leave the claims out of the ID token: the userinfo endpoint has them. */
const readClaims = async (config: Configuration, callback: URL, answer: OidcAnswer): Promise<unknown> => {
  const { authorizationCodeGrant, fetchUserInfo } = await import('openid-client');
  const tokens = await authorizationCodeGrant(config, callback, {
    expectedState: answer.state,
    expectedNonce: answer.nonce,
    pkceCodeVerifier: answer.verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims || claims.email) return claims;
  return { ...claims, ...(await fetchUserInfo(config, tokens.access_token, claims.sub)) };
};

/** Authorization code flow with PKCE. The provider is discovered at the first sign-in. */
const createOidcClient = (
  settings: Settings & { label: string; publicUrl: string },
  outbound: Outbound,
): OidcClient => {
  const redirectUri = new URL(paths.oidcCallback, settings.publicUrl).href;
  let discovered: Promise<Configuration> | null = null;
  const getConfig = (): Promise<Configuration> => {
    discovered ??= discover(settings, createFetch(outbound)).catch((error: unknown) => {
      discovered = null;
      throw error;
    });
    return discovered;
  };
  return {
    issuer: settings.issuer,
    label: settings.label,
    createUrl: async ({ state, nonce, verifier }) => {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client');
      return buildAuthorizationUrl(await getConfig(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }).href;
    },
    readIdentity: async (answer) => {
      const { code, state, iss } = answer;
      const callback = new URL(redirectUri);
      callback.search = new URLSearchParams({ code, state, ...(iss && { iss }) }).toString();
      try {
        const claims = claimsSchema.parse(await readClaims(await getConfig(), callback, answer));
        const { sub, email, email_verified: emailVerified, name, picture } = claims;
        return { sub, email, emailVerified, ownsEmail: emailVerified, name, picture };
      } catch (error) {
        throw findUnavailableError(error) ?? error;
      }
    },
  };
};

export const openOidc = (env: Env, outbound: Outbound): OidcClient | null => {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (!issuer || !clientId || !clientSecret) return null;
  return createOidcClient(
    { issuer, clientId, clientSecret, label: env.OIDC_LABEL, publicUrl: env.PUBLIC_URL },
    outbound,
  );
};
