import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { connections, type ConnectionRow } from '../../database/schema/connections.ts';

/** Connected connections of all accounts that expire by `until`. */
export const findExpiringConnections = (db: Database, until: Date, limit: number): Promise<ConnectionRow[]> =>
  db
    .select()
    .from(connections)
    .where(
      and(
        eq(connections.status, 'connected'),
        isNotNull(connections.expiresAt),
        lte(connections.expiresAt, until),
      ),
    )
    .orderBy(asc(connections.expiresAt))
    .limit(limit);
