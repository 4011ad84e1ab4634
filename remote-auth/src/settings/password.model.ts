import { session } from '@rankwright/contracts/limits';
import type { FieldErrors } from '@rankwright/shared-ui/core';

export interface PasswordForm {
  current: string;
  next: string;
  confirmation: string;
}

export const emptyPasswords: PasswordForm = { current: '', next: '', confirmation: '' };

export interface PasswordRefusal {
  /** The first rule that is broken. */
  text: string;
  fields: FieldErrors<keyof PasswordForm>;
}

const missing: Record<keyof PasswordForm, string> = {
  current: 'Current password is required to change password',
  next: 'New password is required',
  confirmation: 'Please confirm your new password',
};

const lacking = (form: PasswordForm): FieldErrors<keyof PasswordForm> =>
  Object.fromEntries(Object.entries(missing).filter(([field]) => !form[field as keyof PasswordForm]));

const at = (field: keyof PasswordForm, text: string): PasswordRefusal => ({
  text,
  fields: { [field]: text },
});

/** The first rule a password change breaks, in the order of the specification, and the fields it concerns; null when none. */
export const passwordRefusal = (form: PasswordForm): PasswordRefusal | null => {
  const { current, next, confirmation } = form;
  if (!current || !next || !confirmation)
    return { text: 'Please fill in all password fields', fields: lacking(form) };
  if (next !== confirmation) return at('confirmation', 'New passwords do not match');
  if (next.length < session.passwordMinimum)
    return at('next', `Password must be at least ${session.passwordMinimum} characters long`);
  if (next === current) return at('next', 'New password must be different from current password');
  return null;
};
