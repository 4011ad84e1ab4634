import type { Database } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { Message } from '../../mail/mail.ts';
import { noticeJob } from './auth.definition.ts';
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
