import { logIn } from '@rankwright/contracts/account';
import { callApi } from '@rankwright/sdk/api';
import { startSession } from '../layout/startSession.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** Throws `ApiError` when the server rejects the credentials. */
export const requestLogIn = (credentials: Credentials): Promise<string | null> =>
  startSession(callApi(logIn, { body: credentials }));
