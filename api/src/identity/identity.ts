import { createRemoteJWKSet } from 'jose';
import type { Clock } from '../clock.ts';
import type { Env } from '../env.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { createIdTokenVerifier, type IdTokenVerifier } from './idTokens.ts';
import { createLocalProvider, type LocalProvider } from './localProvider.ts';
import { openOidc, type OidcClient } from './oidc.ts';

export interface IdentityPort {
  provider: 'google' | 'local' | 'none';
  clientId: string | null;
  /** Null if sign-in with an identity provider is not available. */
  idTokens: IdTokenVerifier | null;
  local: LocalProvider | null;
  /** The deployment's own provider, beside any of the above. */
  oidc: OidcClient | null;
}

type GooglePort = Omit<IdentityPort, 'oidc'>;

const openGoogle = (env: Env, clientId: string, clock: Clock): GooglePort => ({
  provider: 'google',
  clientId,
  local: null,
  idTokens: createIdTokenVerifier(
    {
      keys: createRemoteJWKSet(new URL(env.GOOGLE_KEYS_URL)),
      audience: clientId,
      issuers: ['https://accounts.google.com', 'accounts.google.com'],
      algorithms: ['RS256'],
    },
    clock,
  ),
});

/** Uses Google if a client id is configured; otherwise the local provider in development and none in production. */
const openGooglePort = async (env: Env, clock: Clock): Promise<GooglePort> => {
  if (env.GOOGLE_CLIENT_ID) return openGoogle(env, env.GOOGLE_CLIENT_ID, clock);
  if (env.NODE_ENV === 'production') return { provider: 'none', clientId: null, idTokens: null, local: null };
  const local = await createLocalProvider(clock);
  return { provider: 'local', clientId: null, idTokens: createIdTokenVerifier(local.rules, clock), local };
};

export const openIdentity = async (env: Env, clock: Clock, outbound: Outbound): Promise<IdentityPort> => ({
  ...(await openGooglePort(env, clock)),
  oidc: openOidc(env, outbound),
});
