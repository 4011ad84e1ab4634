import { listAttention } from '@rankwright/contracts/attention';
import { checkPublication, retryPublication } from '@rankwright/contracts/publishing';
import { callApi, endpointQuery } from '@rankwright/sdk/api';
import { queryOptions } from '@rankwright/sdk/query';

export const attentionQuery = queryOptions({ ...endpointQuery(listAttention), staleTime: 30_000 });

const calls = { retry: retryPublication, check: checkPublication } as const;

/** Mends a publication in place. */
export const mend = ({ id, call }: { id: string; call: keyof typeof calls }) =>
  callApi(calls[call], { params: { id } });
