import type { Env } from '../../env.ts';

/** In development: sign up with it and open the link in /dev/outbox. */
const developmentStaff = 'staff@example.com';

/** Addresses of the accounts that may use the console. */
export const listStaff = ({
  STAFF_EMAILS: emails,
  NODE_ENV,
}: Pick<Env, 'STAFF_EMAILS' | 'NODE_ENV'>): string[] =>
  (emails ?? (NODE_ENV === 'production' ? '' : developmentStaff))
    .split(',')
    .map((email) => email.trim().toLowerCase())
    .filter((email) => email !== '');

/** An address that nobody has verified could be anybody's. */
export const isStaff = (
  account: { email: string; emailVerifiedAt: Date | null } | null,
  staff: readonly string[],
): boolean => {
  if (!account?.emailVerifiedAt) return false;
  return staff.includes(account.email.toLowerCase());
};
