import { listAlerts } from '@rankwright/contracts/alerts';
import { checkPublication, retryPublication } from '@rankwright/contracts/publishing';
import { callApi, endpointQuery } from '@rankwright/sdk/api';
import { queryOptions, savedOnDevice } from '@rankwright/sdk/query';

export const alertsQuery = queryOptions({
  ...endpointQuery(listAlerts),
  ...savedOnDevice,
  staleTime: 30_000,
});

const endpoints = { retry: retryPublication, check: checkPublication } as const;

/** Retries or checks the publication of an alert. `id` is the publication's id. */
export const retryOrCheckPublication = ({ id, call }: { id: string; call: keyof typeof endpoints }) =>
  callApi(endpoints[call], { params: { id } });
