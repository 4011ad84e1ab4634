import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

export const createSmtpMail = (url: string, from: string): Mail => {
  const transport = createTransport(url, { from });
  return {
    send: async (message) => {
      await transport.sendMail(message);
    },
    outbox: () => Promise.resolve(null),
  };
};
