import type { Deps } from '../../deps.ts';
import { notifications } from '../../database/schema/operations.ts';

export interface NotificationInput {
  kind: string;
  text: string;
  /** The screen where the user can act on it. */
  href: string;
  /** A second notification with the same key is ignored. */
  dedupeKey: string;
}

export const notify = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  ownerId: string,
  notification: NotificationInput,
): Promise<void> => {
  await db
    .insert(notifications)
    .values({ ownerId, ...notification, createdAt: clock.now() })
    .onConflictDoNothing();
};
