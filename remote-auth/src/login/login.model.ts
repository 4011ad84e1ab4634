import { codesWithoutText } from '@rankwright/contracts/errors';
import { ApiError } from '@rankwright/sdk/api';
import type { FieldErrors } from '@rankwright/shared-ui/forms';
import type { Credentials } from './login.data.ts';

/** Validation errors of the log-in form, by field. */
export const validateLogin = ({ email, password }: Credentials): FieldErrors<keyof Credentials> => ({
  ...(!email.trim() && { email: 'Enter your email.' }),
  ...(!password && { password: 'Enter your password.' }),
});

/** What the log-in form shows after sending. */
export const loginTexts = {
  welcomeTitle: 'Welcome back',
  welcome: 'Taking you to your workspace.',
  failedTitle: 'Login Failed',
  failed: 'Login failed',
  rejected: 'Invalid credentials',
} as const;

/** Blames the credentials only when the server rejected them; a failure of the server keeps its own text, one of the browser has none. */
export const getLoginError = (error: unknown): string => {
  if (!(error instanceof ApiError)) return loginTexts.failed;
  const { status, code, message } = error;
  if (status === 400 || status === 401)
    return codesWithoutText.includes(code) ? loginTexts.rejected : message;
  return code === 'UNEXPECTED' ? loginTexts.failed : message;
};
