import { ApiError, getErrorMessage } from '@rankwright/sdk/api';

/** Error codes about the email itself; shown at the field. */
const emailErrorCodes = ['RESET_ACCOUNT_UNKNOWN', 'RESET_EMAIL_INVALID', 'INVALID_REQUEST'];

export const getEmailError = (error: unknown): string | null =>
  error instanceof ApiError && emailErrorCodes.includes(error.code) ? error.message : null;

/** Text of the error toast. `RESET_EMAIL_FAILED` has its own text for sending and resending. */
export const getSendError = (error: unknown, resending: boolean): string => {
  if (!(error instanceof ApiError)) return 'An unexpected error occurred.';
  const fallback = resending
    ? 'Failed to resend password reset email.'
    : 'Failed to send password reset email.';
  return error.code === 'RESET_EMAIL_FAILED' ? fallback : getErrorMessage(error, fallback);
};
