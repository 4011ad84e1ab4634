import { login } from '@rankwright/contracts/account';
import { callApi } from '@rankwright/sdk/api';
import { session } from '@rankwright/sdk/session';

export interface Credentials {
  email: string;
  password: string;
}

/** Signs in and keeps the session. Throws `ApiError` on refusal. */
export const logIn = async (credentials: Credentials): Promise<void> => {
  const { token } = await callApi(login, { body: credentials });
  session.start(token);
};
