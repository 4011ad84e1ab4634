import { login } from '@rankwright/contracts/account';
import { callApi } from '@rankwright/sdk/api';
import { session } from '@rankwright/sdk/session';

export interface Credentials {
  email: string;
  password: string;
}

/** Signs in and starts the session. Throws `ApiError` when the server rejects the credentials. */
export const logIn = async (credentials: Credentials): Promise<void> => {
  const { token } = await callApi(login, { body: credentials });
  session.start(token);
};
