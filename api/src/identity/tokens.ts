import { SignJWT } from 'jose';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../clock.ts';

export const sessionDays = 7;
const issuer = 'rankwright';
const header = { alg: 'HS256' };
const headerPart = Buffer.from(JSON.stringify(header)).toString('base64url');

export interface TokenClaims {
  userId: string;
  sessionId: string;
}

export type TokenCheck = { state: 'good'; claims: TokenClaims } | { state: 'expired' } | { state: 'bad' };

export interface SessionTokens {
  sign(claims: TokenClaims): Promise<string>;
  check(token: string): TokenCheck;
}

const payloadShape = z.object({
  iss: z.literal(issuer),
  sub: z.string().min(1),
  jti: z.string().min(1),
  exp: z.number(),
});

/**
 * Returns the payload if this key signed the token, else null. Only our own header is accepted, so a token cannot
 * choose its algorithm. Verified synchronously, because the asynchronous API adds half a millisecond per request.
 */
const readSignedPayload = (token: string, key: Uint8Array): unknown => {
  const [first, payload = '', signature = '', ...rest] = token.split('.');
  if (first !== headerPart || rest.length > 0) return null;
  const expected = createHmac('sha256', key).update(`${first}.${payload}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
};

/**
 * Signs and verifies session tokens (HS256) with `uid`, `sub`, `jti` and an expiry of seven days. The first key signs,
 * every key verifies, so that keys can be rotated.
 */
export const createSessionTokens = (
  keys: readonly [Uint8Array, ...Uint8Array[]],
  clock: Clock,
): SessionTokens => {
  const readPayload = (token: string): unknown =>
    keys.map((key) => readSignedPayload(token, key)).find((payload) => payload !== null);
  return {
    sign: ({ userId, sessionId }) => {
      const now = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ uid: userId })
        .setProtectedHeader(header)
        .setIssuer(issuer)
        .setSubject(userId)
        .setJti(sessionId)
        .setIssuedAt(now)
        .setExpirationTime(now + sessionDays * 86_400)
        .sign(keys[0]);
    },
    check: (token) => {
      const payload = payloadShape.safeParse(readPayload(token));
      if (!payload.success) return { state: 'bad' };
      const { sub, jti, exp } = payload.data;
      if (exp <= Math.floor(clock.now().getTime() / 1000)) return { state: 'expired' };
      return { state: 'good', claims: { userId: sub, sessionId: jti } };
    },
  };
};
