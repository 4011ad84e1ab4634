import {
  buildPath,
  describeEndpoint,
  type AnyEndpoint,
  type CallArguments,
  type CallReply,
} from './callInput.ts';
import { sendRequest } from './sendRequest.ts';

/** Calls an endpoint. Throws `ApiError`; an aborted request throws axios's `CanceledError`. */
export const callApi = async <E extends AnyEndpoint>(
  endpoint: E,
  ...[input]: CallArguments<E>
): Promise<CallReply<E>> => {
  const { params, query, body, signal } = (input ?? {}) as {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
    body?: unknown;
    signal?: AbortSignal;
  };
  return sendRequest<CallReply<E>>({
    ...describeEndpoint(endpoint),
    path: buildPath(endpoint.path, params),
    signal,
    options: { params: query, data: body },
  });
};
