import type { Deps } from '../../deps.ts';
import { notifications } from '../../database/schema/operations.ts';
import { findAccount } from '../auth/account.service.ts';

export interface NotificationInput {
  kind: string;
  text: string;
  /** The screen where the user can act on it. */
  href: string;
  /** A second notification with the same key is ignored. */
  dedupeKey: string;
}

/** False when the notification exists already. */
export const notify = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  ownerId: string,
  notification: NotificationInput,
): Promise<boolean> => {
  const added = await db
    .insert(notifications)
    .values({ ownerId, ...notification, createdAt: clock.now() })
    .onConflictDoNothing()
    .returning({ id: notifications.id });
  return added.length > 0;
};

/** Notifies, and mails the same text unless the owner turned mail off. A failed mail is only logged. */
export const notifyByMail = async (
  deps: Pick<Deps, 'db' | 'clock' | 'mail' | 'env' | 'log'>,
  ownerId: string,
  notification: NotificationInput,
): Promise<void> => {
  if (!(await notify(deps, ownerId, notification))) return;
  const user = await findAccount(deps.db, ownerId);
  if (!user?.emailAlerts) return;
  const url = new URL(notification.href, deps.env.PUBLIC_URL).href;
  try {
    const subject = 'An article needs your review';
    await deps.mail.send({ to: user.email, subject, text: `${notification.text}\n\n${url}` });
  } catch (error) {
    deps.log.error({ err: error }, 'a review mail was not sent');
  }
};
