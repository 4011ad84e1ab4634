import { session } from '@rankwright/contracts/limits';
import type { FieldErrors } from '@rankwright/shared-ui/forms';

export interface PasswordForm {
  current: string;
  next: string;
  confirmation: string;
}

export const emptyPasswords: PasswordForm = { current: '', next: '', confirmation: '' };

export interface PasswordChangeError {
  /** Message of the first broken rule. */
  text: string;
  fields: FieldErrors<keyof PasswordForm>;
}

const emptyFieldErrors: Record<keyof PasswordForm, string> = {
  current: 'Current password is required to change password',
  next: 'New password is required',
  confirmation: 'Please confirm your new password',
};

const getEmptyFieldErrors = (form: PasswordForm): FieldErrors<keyof PasswordForm> =>
  Object.fromEntries(
    Object.entries(emptyFieldErrors).filter(([field]) => !form[field as keyof PasswordForm]),
  );

const createFieldError = (field: keyof PasswordForm, text: string): PasswordChangeError => ({
  text,
  fields: { [field]: text },
});

/** The first broken rule, in the specification's order, with its fields; null when the change is valid. */
export const validatePasswordChange = (form: PasswordForm): PasswordChangeError | null => {
  const { current, next, confirmation } = form;
  if (!current || !next || !confirmation)
    return { text: 'Please fill in all password fields', fields: getEmptyFieldErrors(form) };
  if (next !== confirmation) return createFieldError('confirmation', 'New passwords do not match');
  if (next.length < session.passwordMinimum)
    return createFieldError('next', `Password must be at least ${session.passwordMinimum} characters long`);
  if (next === current)
    return createFieldError('next', 'New password must be different from current password');
  return null;
};
