import type { EndpointSchemas } from '@rankwright/contracts/http';
import type { signInWithOidc as endpoint } from '@rankwright/contracts/account';
import { z } from 'zod';
import { addMs } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import type { Caller } from '../../http/caller.ts';
import type { Identity } from '../../identity/idTokens.ts';
import { OidcUnavailableError, type OidcAnswer, type OidcClient } from '../../identity/oidc.ts';
import { consumeChallenge, insertChallenge } from './challenge.repository.ts';
import { hashToken } from '../../identity/hashToken.ts';
import { signInWithIdentity } from './providerSignIn.service.ts';
import { findUserByOidcSub, type User } from './user.repository.ts';

type Input = z.output<EndpointSchemas<typeof endpoint>['body']>;

const lifetimeMs = 10 * 60_000;
const errors = { failed: 'OIDC_SIGN_IN_FAILED', unverified: 'OIDC_EMAIL_UNVERIFIED' } as const;
const secretsSchema = z.object({ nonce: z.string(), verifier: z.string() });

const getOidc = ({ identity }: Deps): OidcClient => {
  if (!identity.oidc) throw new AppError('NOT_FOUND');
  return identity.oidc;
};

/** The browser keeps `state`; nonce and verifier stay here, so that a code that leaks is of no use. */
export const startOidcSignIn = async (deps: Deps): Promise<{ url: string; state: string }> => {
  const oidc = getOidc(deps);
  const state = deps.ids.token();
  const secrets = { nonce: deps.ids.token(), verifier: deps.ids.token() };
  const url = await oidc.createUrl({ state, ...secrets }).catch((cause: unknown) => {
    throw new AppError('OIDC_UNAVAILABLE', { cause });
  });
  const now = deps.clock.now();
  await insertChallenge(deps.db, {
    tokenHash: hashToken(state),
    kind: 'oidc-sign-in',
    ownerId: null,
    data: secrets,
    expiresAt: addMs(now, lifetimeMs),
    createdAt: now,
  });
  return { url, state };
};

const readIdentity = async (oidc: OidcClient, answer: OidcAnswer): Promise<Identity> => {
  try {
    return await oidc.readIdentity(answer);
  } catch (cause) {
    throw new AppError(cause instanceof OidcUnavailableError ? 'OIDC_UNAVAILABLE' : errors.failed, { cause });
  }
};

export const signInWithOidc = async (deps: Deps, input: Input, caller: Caller): Promise<string> => {
  const oidc = getOidc(deps);
  const { issuer, label } = oidc;
  const challenge = await consumeChallenge(deps.db, hashToken(input.state), 'oidc-sign-in', deps.clock.now());
  if (!challenge) throw new AppError('OIDC_SIGN_IN_EXPIRED');
  const identity = await readIdentity(oidc, { ...input, ...secretsSchema.parse(challenge.data) });
  const proven = {
    identity,
    errors,
    label,
    link: { oidcIssuer: issuer, oidcSub: identity.sub },
    find: (db: Deps['db']) => findUserByOidcSub(db, issuer, identity.sub),
    // A deployment that moved to another provider links its accounts anew.
    isLinked: (user: User) => user.oidcIssuer === issuer,
    linkedKind: 'oidc-linked' as const,
  };
  return signInWithIdentity(deps, proven, input, caller);
};
