import { jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { Clock } from '../clock.ts';

export interface Identity {
  sub: string;
  email: string;
  /** The provider is authoritative for this e-mail. Google: a Gmail address, or verified in a hosted domain. */
  ownsEmail: boolean;
  emailVerified: boolean;
  name: string;
  picture: string;
}

export type IdentityCheck = { ok: true; identity: Identity } | { ok: false; reason: string };

/** Verifies ID tokens. */
export interface IdTokenVerifier {
  check(idToken: string): Promise<IdentityCheck>;
}

export interface IdTokenRules {
  keys: JWTVerifyGetKey;
  audience: string;
  issuers: string[];
  algorithms: string[];
}

const claimsSchema = z.object({
  sub: z.string().min(1),
  email: z.string().min(3),
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  hd: z.string().optional(),
  name: z.string().default(''),
  picture: z.string().default(''),
});

const parseIdentity = (payload: unknown): Identity => {
  const { sub, email, email_verified: emailVerified, hd, name, picture } = claimsSchema.parse(payload);
  const ownsEmail = emailVerified && (hd !== undefined || email.toLowerCase().endsWith('@gmail.com'));
  return { sub, email, ownsEmail, emailVerified, name, picture };
};

/** Checks signature, audience, issuer and expiry, for Google and the local provider alike. */
export const createIdTokenVerifier = (rules: IdTokenRules, clock: Clock): IdTokenVerifier => ({
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
      return { ok: true, identity: parseIdentity(payload) };
    } catch (error) {
      return { ok: false, reason: error instanceof Error ? error.message : 'unknown' };
    }
  },
});
