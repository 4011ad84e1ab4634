import { deleteAccount, endAllSessions, exportAccount, listSessions } from '@rankwright/contracts/account';
import { callApi, endpointQuery } from '@rankwright/sdk/api';
import { downloadFile } from '@rankwright/sdk/host';

/** The account's active sessions. */
export const sessionsQuery = endpointQuery(listSessions);

export const requestEndAllSessions = () => callApi(endAllSessions);

export const requestDeleteAccount = (email: string) => callApi(deleteAccount, { body: { confirm: email } });

/** Downloads all account data as a JSON file; returns the file name. */
export const downloadExport = async (): Promise<string> => {
  const accountData = await callApi(exportAccount);
  const fileName = `rankwright-export-${accountData.exportedAt.slice(0, 10)}.json`;
  downloadFile(fileName, JSON.stringify(accountData, null, 2), 'application/json');
  return fileName;
};
