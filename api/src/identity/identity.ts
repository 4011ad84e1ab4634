import { createRemoteJWKSet } from 'jose';
import type { Clock } from '../clock.ts';
import type { Env } from '../env.ts';
import { verifyIdTokens, type IdTokens } from './idTokens.ts';
import { createLocalProvider, type LocalProvider } from './localProvider.ts';

export interface IdentityPort {
  provider: 'google' | 'local' | 'none';
  clientId: string | null;
  /** Null when sign-in with a provider is not offered. */
  idTokens: IdTokens | null;
  local: LocalProvider | null;
}

const google = (env: Env, clientId: string, clock: Clock): IdentityPort => ({
  provider: 'google',
  clientId,
  local: null,
  idTokens: verifyIdTokens(
    {
      keys: createRemoteJWKSet(new URL(env.GOOGLE_KEYS_URL)),
      audience: clientId,
      issuers: ['https://accounts.google.com', 'accounts.google.com'],
      algorithms: ['RS256'],
    },
    clock,
  ),
});

/** Google with a client id; without one the local provider in development, and nothing in production. */
export const openIdentity = async (env: Env, clock: Clock): Promise<IdentityPort> => {
  if (env.GOOGLE_CLIENT_ID) return google(env, env.GOOGLE_CLIENT_ID, clock);
  if (env.NODE_ENV === 'production') return { provider: 'none', clientId: null, idTokens: null, local: null };
  const local = await createLocalProvider(clock);
  return { provider: 'local', clientId: null, idTokens: verifyIdTokens(local.rules, clock), local };
};
