import type { RoiInputs } from '@rankwright/contracts/account';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { roiEstimates } from '../../database/schema/roiEstimates.ts';

/** Keeps the first estimate of an account; false: there was one. */
export const insertRoiEstimate = async (
  db: Database,
  ownerId: string,
  inputs: RoiInputs,
): Promise<boolean> => {
  const inserted = await db
    .insert(roiEstimates)
    .values({ ownerId, inputs })
    .onConflictDoNothing()
    .returning({ ownerId: roiEstimates.ownerId });
  return inserted.length > 0;
};

export const findRoiInputs = async (db: Database, ownerId: string): Promise<RoiInputs | null> => {
  const [row] = await db.select().from(roiEstimates).where(eq(roiEstimates.ownerId, ownerId));
  return row?.inputs ?? null;
};
