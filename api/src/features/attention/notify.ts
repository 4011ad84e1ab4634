import type { Deps } from '../../deps.ts';
import { notifications } from '../../database/schema/operations.ts';

export interface Notice {
  kind: string;
  text: string;
  /** The screen where it can be dealt with. */
  href: string;
  /** The same fact is told once. */
  dedupeKey: string;
}

export const notify = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  ownerId: string,
  notice: Notice,
): Promise<void> => {
  await db
    .insert(notifications)
    .values({ ownerId, ...notice, createdAt: clock.now() })
    .onConflictDoNothing();
};
