import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { createHash, randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { IdTokenRules } from './idTokens.ts';

const localClientId = 'rankwright-local';
const issuer = 'https://identity.rankwright.local';

export interface LocalProvider {
  rules: IdTokenRules;
  /** Signs an ID token for any given person; development only. */
  signIdToken(person: { email: string; name: string }): Promise<string>;
}

/**
 * Development replacement for Google; its tokens are verified by the same code. The key lasts as long as the process.
 */
export const createLocalProvider = async (clock: Clock): Promise<LocalProvider> => {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'local', alg: 'RS256', use: 'sig' };
  return {
    rules: {
      keys: createLocalJWKSet({ keys: [jwk] }),
      audience: localClientId,
      issuers: [issuer],
      algorithms: ['RS256'],
    },
    signIdToken: ({ email, name }) => {
      const now = Math.floor(clock.now().getTime() / 1000);
      const sub = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 21);
      return new SignJWT({ email, name, email_verified: true, hd: email.split('@')[1] ?? '' })
        .setProtectedHeader({ alg: 'RS256', kid: 'local' })
        .setIssuer(issuer)
        .setAudience(localClientId)
        .setSubject(sub)
        .setJti(randomUUID())
        .setIssuedAt(now)
        .setExpirationTime(now + 3_600)
        .sign(privateKey);
    },
  };
};
