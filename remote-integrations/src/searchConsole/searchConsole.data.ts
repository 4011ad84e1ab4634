import {
  authorizeSearchConsole,
  completeSearchConsole,
  disconnectSearchConsole,
  getSearchConnection,
  listSearchProperties,
  selectSearchProperty,
  startSearchSync,
  type SearchConnection,
} from '@rankwright/contracts/searchPerformance';
import { callApi, endpointQuery } from '@rankwright/sdk/api';
import { queryOptions } from '@rankwright/sdk/query';
import { isSyncing } from './searchConsole.model.ts';

const activeRefetchMs = 2_000;

/** The connection; read again and again while a sync runs. */
export const searchConnectionQuery = queryOptions({
  ...endpointQuery(getSearchConnection),
  refetchInterval: ({ state }: { state: { data: { connection: SearchConnection | null } | undefined } }) =>
    isSyncing(state.data?.connection ?? null) ? activeRefetchMs : false,
});

export const searchPropertiesQuery = endpointQuery(listSearchProperties);

/** Leads to Google's consent page. */
export const redirectToConsent = async (): Promise<void> => {
  const { authUrl } = await callApi(authorizeSearchConsole);
  window.location.assign(authUrl);
};

/** Exchanges the code in the URL. Throws an `Error` whose message is shown to the user. */
export const requestCompleteSearchConsole = async (search: URLSearchParams) => {
  if (search.get('error') === 'access_denied')
    throw new Error('You did not give access. Nothing was connected.');
  const code = search.get('code');
  if (!code) throw new Error('Google sent no authorization code. Start again.');
  return callApi(completeSearchConsole, { body: { code, state: search.get('state') ?? '-' } });
};

export const requestSelectSearchProperty = (property: string) =>
  callApi(selectSearchProperty, { body: { property } });
export const requestStartSearchSync = () => callApi(startSearchSync);
export const requestDisconnectSearchConsole = () => callApi(disconnectSearchConsole);
