import { bigint, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ownerId, users } from './accounts.ts';
import { createdAt, id, time } from './columns.ts';

/** The authenticator app of an account. */
export const totpSecrets = pgTable('totp_secrets', {
  ownerId: ownerId().primaryKey(),
  /** Encrypted with `SECRET_KEYS`. */
  secret: text('secret').notNull(),
  /** Null until a code was entered: before that, none is asked for. */
  enabledAt: time('enabled_at'),
  /** The 30-second step of the last accepted code; it and earlier ones are not accepted again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
});

/** Unused recovery codes: a used one is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    ownerId: ownerId(),
    /** SHA-256 of the code. */
    codeHash: text('code_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.codeHash] })],
);

export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    ownerId: ownerId(),
    /** Base64url, as the browser sends it. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE key as base64url. */
    publicKey: text('public_key').notNull(),
    /** Signatures so far; 0 always for passkeys that are synchronized. */
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    transports: text('transports').array().notNull().default([]),
    name: text('name').notNull(),
    lastUsedAt: time('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('passkeys_owner').on(table.ownerId)],
);

/** What was begun and waits for its second request: a sign-in that waits for a code, a passkey or a provider. */
export const authChallenges = pgTable(
  'auth_challenges',
  {
    /** SHA-256 of the token that the browser has. */
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind').notNull(),
    /** Null while nobody has signed in. */
    ownerId: uuid('owner_id').references(() => users.uid, { onDelete: 'cascade' }),
    /** What the browser must not have, such as the verifier of an authorization code. */
    data: jsonb('data').$type<Record<string, string>>(),
    expiresAt: time('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('auth_challenges_owner').on(table.ownerId),
    index('auth_challenges_end').on(table.expiresAt),
  ],
);
