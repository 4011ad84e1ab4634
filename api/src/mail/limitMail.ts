import { hourMs, type Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { countAttempts, undoAttempt } from '../http/attempts.ts';
import { mailsPerHour, type Mail } from './mail.ts';

/** The recipient has had enough mail of this kind for now; nothing was sent. */
export class RecipientLimitError extends Error {
  constructor() {
    super('This address has received too many emails within an hour.');
  }
}

const dotlessDomains = ['gmail.com', 'googlemail.com'];

/** `Ada.L+anything@gmail.com` and `adal@gmail.com` are one mailbox. */
const getMailbox = (address: string): string => {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/.exec(address.toLowerCase()) ?? [];
  const name = local.replace(/(.)\+.*$/, '$1');
  return `${dotlessDomains.includes(domain) ? name.replaceAll('.', '') : name}@${domain}`;
};

/** Counts every mail against its recipient, so that nobody's mailbox is flooded, from however many accounts. */
export const limitMail = (mail: Mail, db: Database, clock: Clock): Mail => ({
  check: () => mail.check(),
  outbox: () => mail.outbox(),
  send: async (message) => {
    const key = `mail-${message.kind}:${getMailbox(message.to)}`;
    const limit = { key, max: mailsPerHour[message.kind], windowMs: hourMs };
    if ((await countAttempts(db, [limit], clock.now())).size > 0) throw new RecipientLimitError();
    try {
      await mail.send(message);
    } catch (error) {
      await undoAttempt(db, key);
      throw error;
    }
  },
});
