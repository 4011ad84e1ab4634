import { logout } from '@rankwright/contracts/account';
import { callApi } from '@rankwright/sdk/api';
import { session } from '@rankwright/sdk/session';

/** Ends the session on the server when it can be reached, and always in the browser. */
export const logOut = async (): Promise<void> => {
  await callApi(logout).catch(() => undefined);
  session.end('logout');
};
