import { requestPasswordReset, resetPassword, updatePassword } from '@rankwright/contracts/account';
import { callApi } from '@rankwright/sdk/api';
import { session } from '@rankwright/sdk/session';

/** Sends the reset link. */
export const sendResetLink = (email: string) => callApi(requestPasswordReset, { body: { email } });

/** Sets the password the link allows. */
export const setNewPassword = (input: { token: string; newPassword: string }) =>
  callApi(resetPassword, { body: input });

/** Changes the password; the reply's token replaces this session's, every other session ends. */
export const changePassword = async (input: {
  currentPassword: string;
  newPassword: string;
}): Promise<string> => {
  const { token, message } = await callApi(updatePassword, { body: input });
  session.start(token);
  return message;
};
