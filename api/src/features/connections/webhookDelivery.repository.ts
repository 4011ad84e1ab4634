import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { webhookDeliveries } from '../../database/schema/connections.ts';
import type { DeliveryLogEntry } from '@rankwright/platforms/port/platform';

const shownCount = 50;

export const insertDelivery = async (
  db: Database,
  ownerId: string,
  entry: DeliveryLogEntry,
): Promise<void> => {
  await db.insert(webhookDeliveries).values({ ownerId, ...entry });
};

export const findNewestDeliveries = (db: Database, ownerId: string) =>
  db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.ownerId, ownerId))
    .orderBy(desc(webhookDeliveries.createdAt))
    .limit(shownCount);
