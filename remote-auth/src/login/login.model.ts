import type { FieldErrors } from '@rankwright/shared-ui/core';
import type { Credentials } from './login.data.ts';

/** What a log-in lacks before it is worth sending. */
export const loginErrors = ({ email, password }: Credentials): FieldErrors<keyof Credentials> => ({
  ...(!email.trim() && { email: 'Enter your email.' }),
  ...(!password && { password: 'Enter your password.' }),
});
