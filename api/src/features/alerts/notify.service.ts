import type { Database } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { recordEvent } from '../events/events.service.ts';
import { notifications } from '../../database/schema/operations.ts';
import { findAccount } from '../auth/account.service.ts';

/** What the owner is told, with the subject of the mail that says the same; null: on screen only. */
const mailSubjects = {
  'needs-review': 'An article needs your review',
  announced: 'An article will be published',
  preflight: 'A planned article cannot be published yet',
  'needs-review-missed': 'An article was not published',
  'delivery-missed': 'An article was not published',
  'delivery-failed': 'An article was not published',
  reconnect: 'A site needs to be connected again',
  delivered: null,
  'generation-done': null,
  'generation-failed': null,
  'report-mail': null,
  'site-change': null,
} as const;

export interface NotificationInput {
  kind: keyof typeof mailSubjects;
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
  const createdAt = clock.now();
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(notifications)
      .values({ ownerId, ...notification, createdAt })
      .onConflictDoNothing()
      .returning({ id: notifications.id });
    if (!row) return false;
    const { text, href } = notification;
    const data = { id: row.id, text, href, createdAt: createdAt.toISOString(), read: false };
    await recordEvent(tx, ownerId, 'notification', data);
    return true;
  });
};

type MailDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'env' | 'log'>;

/** Mails the text if its kind is mailed, unless the owner turned mail off. A failed mail is only logged. */
const mailNotification = async (
  deps: MailDeps,
  ownerId: string,
  notification: NotificationInput,
): Promise<void> => {
  const subject = mailSubjects[notification.kind];
  if (subject === null) return;
  const user = await findAccount(deps.db, ownerId);
  if (!user?.emailAlerts) return;
  const url = new URL(notification.href, deps.env.PUBLIC_URL).href;
  try {
    await deps.mail.send({ kind: 'alert', to: user.email, subject, text: `${notification.text}\n\n${url}` });
  } catch (error) {
    deps.log.error({ err: error }, 'an alert was not mailed');
  }
};

/** Notifies, and mails the same text if its kind is mailed. */
export const notifyByMail = async (
  deps: MailDeps,
  ownerId: string,
  notification: NotificationInput,
): Promise<void> => {
  if (await notify(deps, ownerId, notification)) await mailNotification(deps, ownerId, notification);
};

interface Outcome {
  /** False when somebody else has saved it. */
  settle: (tx: Database) => Promise<boolean>;
  notifications: readonly NotificationInput[];
}

/** Saves an outcome together with what its owner is told, so that a crash cannot leave one without the other. */
export const settleAndNotify = async (
  deps: MailDeps,
  ownerId: string,
  { settle, notifications: told }: Outcome,
): Promise<void> => {
  const added = await deps.db.transaction(async (tx) => {
    if (!(await settle(tx))) return [];
    const fresh: NotificationInput[] = [];
    for (const notification of told)
      if (await notify({ ...deps, db: tx }, ownerId, notification)) fresh.push(notification);
    return fresh;
  });
  for (const notification of added) await mailNotification(deps, ownerId, notification);
};
