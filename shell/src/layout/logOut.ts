import { logout } from '@rankwright/contracts/account';
import { callApi } from '@rankwright/sdk/api';
import { session } from '@rankwright/sdk/session';

/** Ends the session on the server as far as it can be reached, and here in any case. */
export const logOut = async (): Promise<void> => {
  await callApi(logout).catch(() => undefined);
  session.end('logout');
};
