import { deleteAccount, endAllSessions, exportAccount, listSessions } from '@rankwright/contracts/account';
import { callApi, endpointQuery } from '@rankwright/sdk/api';

/** Where the account is signed in. */
export const sessionsQuery = endpointQuery(listSessions);

export const logOutEverywhere = () => callApi(endAllSessions);

export const removeAccount = (email: string) => callApi(deleteAccount, { body: { confirm: email } });

/** Everything the account owns, offered as a JSON file; gives the file's name. */
export const downloadExport = async (): Promise<string> => {
  const everything = await callApi(exportAccount);
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' }),
  );
  const download = `rankwright-export-${everything.exportedAt.slice(0, 10)}.json`;
  Object.assign(document.createElement('a'), { href: url, download }).click();
  URL.revokeObjectURL(url);
  return download;
};
