import type { AnyEndpoint } from '../http/callApi.ts';

type Keyed = Pick<AnyEndpoint, 'path'>;

/** The one shape of query keys: the endpoint's path, then what the answer depends on. */
export const createQueryKey = <Input extends object>(endpoint: Keyed, input: Input) =>
  [endpoint.path, input] as const;

/** Matches every query of an endpoint, whatever its input. */
export const endpointKey = (endpoint: Keyed) => [endpoint.path] as const;
