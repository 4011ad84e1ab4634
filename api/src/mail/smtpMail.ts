import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

export const createSmtpMail = (url: string, from: string): Mail => {
  const transport = createTransport(url, { from });
  return {
    check: async () => {
      await transport.verify();
    },
    send: async ({ to, ...message }) => {
      // As an object: nodemailer reads a string as a list of addresses.
      await transport.sendMail({ ...message, to: { name: '', address: to } });
    },
    outbox: () => Promise.resolve(null),
  };
};
