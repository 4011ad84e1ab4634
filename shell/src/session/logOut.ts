import { logOut } from '@rankwright/contracts/account';
import { callApi } from '@rankwright/sdk/api';
import { drafts } from '@rankwright/sdk/drafts';
import { isDemo, leaveDemo, session } from '@rankwright/sdk/session';
import { paths } from '@rankwright/contracts/paths';

/** Ends the session on the server when it can be reached, and always in the browser. */
export const requestLogOut = async (): Promise<void> => {
  if (isDemo()) {
    leaveDemo(paths.home);
    return;
  }
  await callApi(logOut).catch(() => undefined);
  session.end('logout');
};

/** Logs out and removes what was typed and not saved: for a device that others use. */
export const logOutAndClearDrafts = async (): Promise<void> => {
  const { userId } = session.current();
  await requestLogOut();
  drafts.discardAll(userId);
};
