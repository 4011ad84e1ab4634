import { ApiError, messageOf } from '@rankwright/sdk/api';

/** Codes that are about the address itself; shown at the field. */
const addressCodes = ['RESET_ACCOUNT_UNKNOWN', 'RESET_EMAIL_INVALID', 'INVALID_REQUEST'];

export const addressError = (error: unknown): string | null =>
  error instanceof ApiError && addressCodes.includes(error.code) ? error.message : null;

/** Words for the toast titled Error. A mail that the server could not send has the screen's own words. */
export const sendFailure = (error: unknown, resending: boolean): string => {
  if (!(error instanceof ApiError)) return 'An unexpected error occurred.';
  const own = resending ? 'Failed to resend password reset email.' : 'Failed to send password reset email.';
  return error.code === 'RESET_EMAIL_FAILED' ? own : messageOf(error, own);
};
