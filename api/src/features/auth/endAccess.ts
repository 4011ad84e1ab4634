import { and, eq, gte } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { oauthStates } from '../../database/schema/connections.ts';
import { passkeys } from '../../database/schema/secondFactors.ts';
import { deleteChallenges } from './challenge.repository.ts';
import { deleteEmailTokens } from './emailToken.repository.ts';
import { deleteResetTokens } from './reset.repository.ts';
import { hasEventSince } from './securityEvents.repository.ts';
import { revokeSessions } from './session.repository.ts';
import { deleteTwoFactor, findTotpSecret } from './twoFactor.repository.ts';
import { updateUserRow } from './user.repository.ts';

/** What opens an account, or will once somebody goes on with it. */
export const capabilities = [
  'sessions',
  'resetLinks',
  'addressLinks',
  'challenges',
  'connectionStates',
  'undoLinks',
  'password',
  'passkeys',
  'providers',
  'twoFactor',
] as const;
export type Capability = (typeof capabilities)[number];

/** `others`: all but the session that acts. `since`: what was added after the change that is undone, or recently. */
export type Reach = 'all' | 'others' | 'since' | 'stay';

const begun = { resetLinks: 'all', addressLinks: 'all', challenges: 'all', connectionStates: 'all' } as const;
const credentialsStay = { password: 'stay', passkeys: 'stay', providers: 'stay', twoFactor: 'stay' } as const;
const recovery = { ...begun, ...credentialsStay, sessions: 'all', undoLinks: 'stay' } as const;
const change = { ...recovery, sessions: 'others' } as const;

/**
 * What each act on the access of an account ends. docs/security.md shows the same table. An undo link outlives everything
 * but its own use: anyone who took an account over can do every other act.
 */
export const endings = {
  'password-changed': recovery,
  'password-reset': { ...recovery, passkeys: 'since' },
  'signed-out-everywhere': recovery,
  'email-verified': { ...recovery, sessions: 'stay', challenges: 'stay', connectionStates: 'stay' },
  'email-changed': change,
  'email-change-undone': {
    ...begun,
    sessions: 'all',
    undoLinks: 'since',
    password: 'all',
    passkeys: 'since',
    providers: 'since',
    twoFactor: 'since',
  },
  'provider-linked': { ...recovery, sessions: 'stay' },
  'two-factor-enabled': change,
  'two-factor-disabled': { ...change, twoFactor: 'all' },
} as const satisfies Record<string, Record<Capability, Reach>>;
export type AccessAct = keyof typeof endings;

interface Ending {
  ownerId: string;
  now: Date;
  /** The session that acts, for `others`. */
  session?: string | undefined;
  /** Everything was added after this, unless the reach is `since`. */
  since: Date;
}

const end: Record<Capability, (tx: Database, ending: Ending) => Promise<unknown>> = {
  sessions: (tx, { ownerId, now, session }) =>
    revokeSessions(tx, ownerId, session === undefined ? {} : { except: session }, now),
  resetLinks: (tx, { ownerId }) => deleteResetTokens(tx, ownerId),
  addressLinks: (tx, { ownerId }) => deleteEmailTokens(tx, ownerId, 'verify'),
  undoLinks: (tx, { ownerId, since }) => deleteEmailTokens(tx, ownerId, 'undo', since),
  challenges: (tx, { ownerId }) => deleteChallenges(tx, ownerId),
  connectionStates: (tx, { ownerId }) => tx.delete(oauthStates).where(eq(oauthStates.ownerId, ownerId)),
  password: (tx, { ownerId }) => updateUserRow(tx, ownerId, { passwordHash: null }),
  passkeys: (tx, { ownerId, since }) =>
    tx.delete(passkeys).where(and(eq(passkeys.ownerId, ownerId), gte(passkeys.createdAt, since))),
  providers: async (tx, { ownerId, since }) => {
    if (!(await hasEventSince(tx, ownerId, ['google-linked', 'oidc-linked'], since))) return;
    await updateUserRow(tx, ownerId, { googleSub: null, oidcIssuer: null, oidcSub: null });
  },
  twoFactor: async (tx, { ownerId, since }) => {
    const enabledAt = (await findTotpSecret(tx, ownerId))?.enabledAt;
    if (!enabledAt || enabledAt >= since) await deleteTwoFactor(tx, ownerId);
  },
};

/** Ends what `act` ends. Everything that changes the access of an account calls this, inside its transaction. */
export const endAccess = async (
  tx: Database,
  act: AccessAct,
  { since = new Date(0), session, ...owner }: Omit<Ending, 'since'> & { since?: Date },
): Promise<void> => {
  for (const capability of capabilities) {
    const reach: Reach = endings[act][capability];
    if (reach === 'stay') continue;
    await end[capability](tx, {
      ...owner,
      since: reach === 'since' ? since : new Date(0),
      session: reach === 'others' ? session : undefined,
    });
  }
};
