import type { FieldErrors } from '@rankwright/shared-ui/core';
import type { Credentials } from './login.data.ts';

/** Validation errors of the log-in form, by field. */
export const validateLogin = ({ email, password }: Credentials): FieldErrors<keyof Credentials> => ({
  ...(!email.trim() && { email: 'Enter your email.' }),
  ...(!password && { password: 'Enter your password.' }),
});
