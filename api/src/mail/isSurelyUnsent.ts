import { RecipientLimitError } from './limitMail.ts';

/** Nodemailer's codes of failures before the message was handed over. */
const earlyCodes = [
  'EAUTH',
  'ECONNECTION',
  'ECONNREFUSED',
  'EDNS',
  'EENVELOPE',
  'ENOAUTH',
  'EOAUTH2',
  'ETLS',
];

/**
 * Whether an error of `Mail.send` means that nobody gets the message: the server said no, or was not reached. After a
 * connection that broke while the message was under way, nobody can say.
 */
export const isSurelyUnsent = (error: unknown): boolean => {
  if (error instanceof RecipientLimitError) return true;
  if (!(error instanceof Error)) return false;
  if ('responseCode' in error && typeof error.responseCode === 'number') return error.responseCode >= 400;
  return 'code' in error && earlyCodes.includes(String(error.code));
};
