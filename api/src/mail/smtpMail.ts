import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

const createUnsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

export const createSmtpMail = (url: string, from: string): Mail => {
  const transport = createTransport(url, { from });
  return {
    check: async () => {
      await transport.verify();
    },
    send: async ({ to, subject, text, html, unsubscribeUrl }) => {
      // As an object: nodemailer reads a string as a list of addresses.
      await transport.sendMail({
        ...{ subject, text, html },
        to: { name: '', address: to },
        ...(unsubscribeUrl && { headers: createUnsubscribeHeaders(unsubscribeUrl) }),
      });
    },
    outbox: () => Promise.resolve(null),
  };
};
