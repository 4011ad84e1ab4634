import type { EndpointSchemas } from '@rankwright/contracts/http';
import type * as endpoints from '@rankwright/contracts/account';
import type { z } from 'zod';
import { hourMs } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { countAttempts } from '../../http/attempts.ts';
import type { Caller } from '../../http/caller.ts';
import type { Identity } from '../../identity/idTokens.ts';
import { hashToken } from '../../identity/hashToken.ts';
import { signInWithIdentity } from './providerSignIn.service.ts';
import { findUserByGoogleSub } from './user.repository.ts';

type Input = z.output<EndpointSchemas<typeof endpoints.signInWithGoogle>['body']>;

/** Longer than Google's ID tokens are valid. */
const replayWindowMs = 2 * hourMs;

const errors = { failed: 'GOOGLE_SIGN_IN_FAILED', unverified: 'GOOGLE_EMAIL_UNVERIFIED' } as const;

/** An ID token signs in once: whoever gets hold of it later cannot replay it. */
const refuseReplay = async ({ db, clock }: Deps, idToken: string): Promise<void> => {
  const limit = { key: `id-token:${hashToken(idToken)}`, max: 1, windowMs: replayWindowMs };
  const over = await countAttempts(db, [limit], clock.now());
  if (over.size > 0) throw new AppError(errors.failed);
};

const verifyIdToken = async (deps: Deps, idToken: string): Promise<Identity> => {
  const check = await deps.identity.idTokens?.check(idToken);
  if (!check?.ok) throw new AppError(errors.failed, { cause: check?.reason });
  if (!check.identity.emailVerified) throw new AppError(errors.unverified);
  await refuseReplay(deps, idToken);
  return check.identity;
};

/** Identifies the user by the ID token alone; other fields are not trusted. */
export const signInWithGoogle = async (deps: Deps, input: Input, caller: Caller): Promise<string> => {
  const identity = await verifyIdToken(deps, input.idToken);
  const { sub } = identity;
  const proven = {
    identity,
    errors,
    label: 'Google sign-in',
    link: { googleSub: sub },
    find: (db: Deps['db']) => findUserByGoogleSub(db, sub),
    isLinked: (user: { googleSub: string | null }) => user.googleSub !== null,
    linkedKind: 'google-linked' as const,
  };
  return signInWithIdentity(deps, proven, input, caller);
};
