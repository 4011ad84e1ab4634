import {
  changeEmail,
  deleteAccount,
  endAllSessions,
  exportAccount,
  listSecurityEvents,
  listSessions,
  sendVerificationEmail,
} from '@rankwright/contracts/account';
import { callApi, endpointQuery } from '@rankwright/sdk/api';
import { downloadFile } from '@rankwright/sdk/host';

/** The account's active sessions. */
export const sessionsQuery = endpointQuery(listSessions);

export const requestEndAllSessions = () => callApi(endAllSessions);

/** Sign-ins and changes to the access of the account. */
export const activityQuery = endpointQuery(listSecurityEvents);

export const requestSendVerificationEmail = () => callApi(sendVerificationEmail);

export const requestChangeEmail = (body: { email: string; currentPassword?: string }) =>
  callApi(changeEmail, { body });

export const requestDeleteAccount = (body: { confirm: string; currentPassword?: string }) =>
  callApi(deleteAccount, { body });

/** Downloads all account data as a JSON file; returns the file name. */
export const downloadExport = async (): Promise<string> => {
  const accountData = await callApi(exportAccount);
  const fileName = `rankwright-export-${accountData.exportedAt.slice(0, 10)}.json`;
  downloadFile(fileName, JSON.stringify(accountData, null, 2), 'application/json');
  return fileName;
};
