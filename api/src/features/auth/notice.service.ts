import type { SecurityEventKind } from '@rankwright/contracts/account';
import type { Database } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { Owner } from '../../http/caller.ts';
import type { Message } from '../../mail/mail.ts';
import { noticeJob } from './auth.definition.ts';
import { createSettingMail } from './authMail.ts';
import { recordSecurityEvent } from './securityEvents.service.ts';
import { findUser } from './user.repository.ts';

/** Mails the owner of an account about a change, if the transaction that makes it is committed. */
export const queueNotice = async (
  { queue }: Pick<Deps, 'queue'>,
  tx: Database,
  userId: string,
  createMessage: (email: string) => Message,
): Promise<void> => {
  const user = await findUser(tx, userId);
  if (user) await queue.send(noticeJob, createMessage(user.email), { tx });
};

/** Something that acts in the owner's name was set: an event in the account's log, and a mail that says the same. */
export const announceSetting = async (
  deps: Pick<Deps, 'queue' | 'clock' | 'log'>,
  tx: Database,
  { userId, caller }: Owner,
  { kind, detail, text }: { kind: SecurityEventKind; detail: string; text: string },
): Promise<void> => {
  await recordSecurityEvent(deps, tx, userId, kind, caller, detail);
  await queueNotice(deps, tx, userId, (email) => createSettingMail(email, text));
};
