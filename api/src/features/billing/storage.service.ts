import { storage } from '@rankwright/contracts/limits';
import type { Deps } from '../../deps.ts';
import { readStoredBytes } from './storage.repository.ts';

const megabyte = 1_000_000;

/** False once an account stores as much as it may. What it stores stays readable, and may be deleted. */
export const hasStorage = async (
  { db, clock, payments }: Pick<Deps, 'db' | 'clock' | 'payments'>,
  ownerId: string,
): Promise<boolean> => {
  const bytes = await readStoredBytes(db, ownerId, clock.now());
  if (bytes < storage.megabytesWithoutPlan * megabyte) return true;
  return bytes < storage.megabytes * megabyte && (await payments.isActive(ownerId));
};
