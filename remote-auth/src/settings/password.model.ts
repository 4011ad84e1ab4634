import { session } from '@rankwright/contracts/limits';

export interface PasswordForm {
  current: string;
  next: string;
  confirmation: string;
}

export const emptyPasswords: PasswordForm = { current: '', next: '', confirmation: '' };

const missing = {
  current: 'Current password is required to change password',
  next: 'New password is required',
  confirmation: 'Please confirm your new password',
} as const;

/** What each field lacks, shown at the field. */
export const passwordFieldErrors = (form: PasswordForm): Partial<PasswordForm> =>
  Object.fromEntries(Object.entries(missing).filter(([field]) => !form[field as keyof PasswordForm]));

/** The first rule a password change breaks, in the order of the specification; null when none. */
export const passwordRefusal = ({ current, next, confirmation }: PasswordForm): string | null => {
  if (!current || !next || !confirmation) return 'Please fill in all password fields';
  if (next !== confirmation) return 'New passwords do not match';
  if (next.length < session.passwordMinimum)
    return `Password must be at least ${session.passwordMinimum} characters long`;
  if (next === current) return 'New password must be different from current password';
  return null;
};
