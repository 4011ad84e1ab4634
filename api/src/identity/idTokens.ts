import { jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { Clock } from '../clock.ts';

export interface Identity {
  sub: string;
  email: string;
  /** The provider answers for this address: Gmail, or verified within a hosted domain. */
  ownsEmail: boolean;
  emailVerified: boolean;
  name: string;
  picture: string;
}

export type IdentityCheck = { ok: true; identity: Identity } | { ok: false; reason: string };

/** Checks an ID token; null when sign-in with a provider is not offered. */
export interface IdTokens {
  check(idToken: string): Promise<IdentityCheck>;
}

export interface IdTokenRules {
  keys: JWTVerifyGetKey;
  audience: string;
  issuers: string[];
  algorithms: string[];
}

const claims = z.object({
  sub: z.string().min(1),
  email: z.string().min(3),
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  hd: z.string().optional(),
  name: z.string().default(''),
  picture: z.string().default(''),
});

const identityOf = (payload: unknown): Identity => {
  const { sub, email, email_verified: emailVerified, hd, name, picture } = claims.parse(payload);
  const ownsEmail = emailVerified && (hd !== undefined || email.toLowerCase().endsWith('@gmail.com'));
  return { sub, email, ownsEmail, emailVerified, name, picture };
};

/** Signature by key set, audience, issuer, expiry; the same path for Google and for the local provider. */
export const verifyIdTokens = (rules: IdTokenRules, clock: Clock): IdTokens => ({
  check: async (idToken) => {
    try {
      const { payload } = await jwtVerify(idToken, rules.keys, {
        audience: rules.audience,
        issuer: rules.issuers,
        algorithms: rules.algorithms,
        currentDate: clock.now(),
        clockTolerance: 30,
        requiredClaims: ['exp', 'sub'],
      });
      return { ok: true, identity: identityOf(payload) };
    } catch (error) {
      return { ok: false, reason: error instanceof Error ? error.message : 'unknown' };
    }
  },
});
