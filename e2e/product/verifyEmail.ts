import { setTimeout as sleep } from 'node:timers/promises';
import { verifyEmail } from '@rankwright/contracts/account';
import { createClient } from './client.ts';

const attempts = 100;
const pollMs = 100;

/** The link of the newest verification mail to `email` in the outbox of the running product. */
export const readVerificationLink = async (url: string, email: string): Promise<string> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const page = await (await fetch(`${url}/api/dev/outbox`, { headers: { connection: 'close' } })).text();
    const mails = page.split('<article>').filter((part) => part.includes(`To ${email},`));
    const link = /href="([^"]+verify-email\?token=[^"]+)"/.exec(mails.join(''))?.[1];
    if (link) return link;
    await sleep(pollMs);
  }
  throw new Error(`No verification mail to ${email} arrived.`);
};

/** Opens the link that the product mailed at sign-up. */
export const verifyMemberEmail = async (url: string, email: string): Promise<void> => {
  const link = await readVerificationLink(url, email);
  const token = new URL(link).searchParams.get('token') ?? '';
  await createClient(url).send(verifyEmail, { body: { token } });
};
