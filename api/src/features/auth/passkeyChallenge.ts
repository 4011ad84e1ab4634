import { addMs } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { consumeChallenge, insertChallenge } from './challenge.repository.ts';
import { hashToken } from '../../identity/hashToken.ts';

const lifetimeMs = 5 * 60_000;

type Kind = 'passkey-registration' | 'passkey-sign-in';

/** Passkeys are bound to the host of `PUBLIC_URL`: another host makes them useless. */
export const getRelyingParty = ({ PUBLIC_URL }: Deps['env']): { id: string; origin: string } => {
  const { hostname, origin } = new URL(PUBLIC_URL);
  return { id: hostname, origin };
};

export const savePasskeyChallenge = async (
  { db, clock }: Deps,
  kind: Kind,
  challenge: string,
  ownerId: string | null,
): Promise<void> => {
  const now = clock.now();
  const tokenHash = hashToken(challenge);
  await insertChallenge(db, { tokenHash, kind, ownerId, expiresAt: addMs(now, lifetimeMs), createdAt: now });
};

/** True once, for the account that it was made for. */
export const consumePasskeyChallenge = async (
  { db, clock }: Deps,
  kind: Kind,
  challenge: string,
  ownerId: string | null,
): Promise<boolean> => {
  const row = await consumeChallenge(db, hashToken(challenge), kind, clock.now());
  return row !== null && row.ownerId === ownerId;
};
