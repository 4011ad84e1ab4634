import { wordpressOAuth } from '@rankwright/contracts/limits';
import { createHash } from 'node:crypto';
import { addMs } from '../../clock.ts';
import type { OAuthProvider } from '../../database/schema/connections.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { consumeOAuthState, insertOAuthState } from './oauth.repository.ts';

/** Whose consent is asked for, and by whom. */
export interface ConsentParties {
  ownerId: string;
  provider: OAuthProvider;
}

const hashState = (state: string): string => createHash('sha256').update(state).digest('hex');

/** A state for the consent page; it works once, for ten minutes, for this user and provider. */
export const createState = async (
  { db, ids, clock }: Pick<Deps, 'db' | 'ids' | 'clock'>,
  parties: ConsentParties,
  redirectUri: string,
): Promise<string> => {
  const state = ids.token();
  const expiresAt = addMs(clock.now(), wordpressOAuth.stateLifetimeMinutes * 60_000);
  await insertOAuthState(db, { ...parties, stateHash: hashState(state), redirectUri, expiresAt });
  return state;
};

/** Uses a state up and returns its redirect URL. Throws OAUTH_STATE_INVALID. */
export const consumeState = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  parties: ConsentParties,
  state: string,
): Promise<string> => {
  const row = await consumeOAuthState(db, parties, hashState(state), clock.now());
  if (!row) throw new AppError('OAUTH_STATE_INVALID');
  return row.redirectUri;
};
