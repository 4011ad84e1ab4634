import { and, eq, getTableName, isNotNull, notLike, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { connections, oauthApps } from '../database/schema/connections.ts';
import { totpSecrets } from '../database/schema/secondFactors.ts';
import { searchConnections } from '../database/schema/searchPerformance.ts';
import { writers } from '../database/schema/writers.ts';
import {
  createKeyContext,
  createSearchContext,
  createTotpContext,
  getAppSecretContext,
  getSecretContext,
} from '../secrets/contexts.ts';
import type { Secrets } from '../secrets/secrets.ts';

interface SealedColumn {
  table: PgTable;
  /** Name of the column's property in the table. */
  property: string;
  column: PgColumn;
  id: PgColumn;
  ownerId: PgColumn;
  getContext: (row: { id: string; ownerId: string }) => string;
}

/** Every column that holds ciphertext. */
const sealedColumns: readonly SealedColumn[] = [
  {
    table: connections,
    property: 'secrets',
    column: connections.secrets,
    id: connections.id,
    ownerId: connections.ownerId,
    getContext: getSecretContext,
  },
  {
    table: oauthApps,
    property: 'clientSecret',
    column: oauthApps.clientSecret,
    id: oauthApps.id,
    ownerId: oauthApps.ownerId,
    getContext: getAppSecretContext,
  },
  {
    table: writers,
    property: 'key',
    column: writers.key,
    id: writers.ownerId,
    ownerId: writers.ownerId,
    getContext: ({ ownerId }) => createKeyContext(ownerId),
  },
  {
    table: searchConnections,
    property: 'refreshToken',
    column: searchConnections.refreshToken,
    id: searchConnections.ownerId,
    ownerId: searchConnections.ownerId,
    getContext: ({ ownerId }) => createSearchContext(ownerId),
  },
  {
    table: totpSecrets,
    property: 'secret',
    column: totpSecrets.secret,
    id: totpSecrets.ownerId,
    ownerId: totpSecrets.ownerId,
    getContext: ({ ownerId }) => createTotpContext(ownerId),
  },
];

export interface Reencryption {
  encrypted: number;
  /** What could not be decrypted, with its table and row. */
  failed: string[];
}

const isStale = ({ column }: SealedColumn, keyId: string): SQL | undefined =>
  and(isNotNull(column), notLike(column, `v1.${keyId}.%`));

const reencryptColumn = async (
  db: Database,
  secrets: Secrets,
  sealed: SealedColumn,
  keyId: string,
): Promise<Reencryption> => {
  const { table, property, column, id, ownerId, getContext } = sealed;
  const rows = await db.select({ id, ownerId, text: column }).from(table).where(isStale(sealed, keyId));
  const failed: string[] = [];
  let encrypted = 0;
  for (const row of rows as { id: string; ownerId: string; text: string }[])
    try {
      const context = getContext(row);
      const changed = { [property]: secrets.seal(secrets.open(row.text, context), context) };
      // What was saved meanwhile is encrypted with the first key already.
      await db
        .update(table)
        .set(changed)
        .where(and(eq(id, row.id), eq(column, row.text)));
      encrypted += 1;
    } catch (error) {
      failed.push(`${getTableName(table)} ${row.id}: ${(error as Error).message}`);
    }
  return { encrypted, failed };
};

/** Encrypts everything with the first key that another key encrypted. The product may run meanwhile. */
export const reencryptSecrets = async (
  db: Database,
  secrets: Secrets,
  keyId: string,
): Promise<Reencryption> => {
  const total: Reencryption = { encrypted: 0, failed: [] };
  for (const sealed of sealedColumns) {
    const { encrypted, failed } = await reencryptColumn(db, secrets, sealed, keyId);
    total.encrypted += encrypted;
    total.failed.push(...failed);
  }
  return total;
};
