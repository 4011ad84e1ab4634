import { sendPasswordReset, resetPassword, updatePassword } from '@rankwright/contracts/account';
import { callApi } from '@rankwright/sdk/api';
import { session } from '@rankwright/sdk/session';

export const requestSendPasswordReset = (email: string) => callApi(sendPasswordReset, { body: { email } });

/** Sets a new password with the token from the reset link. */
export const requestResetPassword = (input: { token: string; newPassword: string }) =>
  callApi(resetPassword, { body: input });

/**
 * Changes the password and starts a session with the new token; the server ends all others. Returns its
 * message.
 */
export const requestUpdatePassword = async (input: {
  currentPassword: string;
  newPassword: string;
}): Promise<string> => {
  const { token, message } = await callApi(updatePassword, { body: input });
  session.start(token);
  return message;
};
