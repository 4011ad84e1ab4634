import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../clock.ts';

export const sessionDays = 7;
const issuer = 'rankwright';

export interface TokenClaims {
  userId: string;
  sessionId: string;
}

export type TokenCheck = { state: 'good'; claims: TokenClaims } | { state: 'expired' } | { state: 'bad' };

export interface Tokens {
  sign(claims: TokenClaims): Promise<string>;
  check(token: string): Promise<TokenCheck>;
}

/** Signed session tokens (HS256) with `uid`, `sub`, `jti` and an expiry after seven days. */
export const sessionTokens = (key: Uint8Array, clock: Clock): Tokens => ({
  sign: ({ userId, sessionId }) => {
    const now = Math.floor(clock.now().getTime() / 1000);
    return new SignJWT({ uid: userId })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(issuer)
      .setSubject(userId)
      .setJti(sessionId)
      .setIssuedAt(now)
      .setExpirationTime(now + sessionDays * 86_400)
      .sign(key);
  },
  check: async (token) => {
    try {
      const { payload } = await jwtVerify(token, key, {
        issuer,
        algorithms: ['HS256'],
        currentDate: clock.now(),
      });
      const { sub, jti } = payload;
      return sub && jti ? { state: 'good', claims: { userId: sub, sessionId: jti } } : { state: 'bad' };
    } catch (error) {
      return { state: error instanceof errors.JWTExpired ? 'expired' : 'bad' };
    }
  },
});
