import { ApiError, getErrorMessage } from '@rankwright/sdk/api';
import type { FieldErrors } from '@rankwright/shared-ui/fields';
import type { Credentials } from './login.data.ts';

/** Validation errors of the log-in form, by field. */
export const validateLogin = ({ email, password }: Credentials): FieldErrors<keyof Credentials> => ({
  ...(!email.trim() && { email: 'Enter your email.' }),
  ...(!password && { password: 'Enter your password.' }),
});

/** Blames the credentials only when the server rejected them; a failure of the server keeps its own text. */
export const getLoginError = (error: unknown): string => {
  if (!(error instanceof ApiError)) return 'Login failed';
  if (error.status === 400 || error.status === 401) return getErrorMessage(error, 'Invalid credentials');
  return error.code === 'UNEXPECTED' ? 'Login failed' : error.message;
};
