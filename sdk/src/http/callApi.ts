import type { Endpoint, EndpointSchemas } from '@rankwright/contracts/http';
import type * as z from '@rankwright/contracts/zod';
import { http } from './http.ts';

export type AnyEndpoint = Endpoint;

type RequiredKeys<T> = { [K in keyof T]-?: object extends Pick<T, K> ? never : K }[keyof T];

/** True for undefined, an object without fields, or one with optional fields only. */
type IsOptional<Value> = undefined extends Value
  ? true
  : string extends keyof Value
    ? true
    : [RequiredKeys<Value>] extends [never]
      ? true
      : false;

type InputPart<Name extends string, Value> =
  IsOptional<Value> extends true ? Partial<Record<Name, Value>> : Record<Name, Value>;

type InputParts<E extends AnyEndpoint> = InputPart<'params', z.input<EndpointSchemas<E>['params']>> &
  InputPart<'query', z.input<EndpointSchemas<E>['query']>> &
  InputPart<'body', z.input<EndpointSchemas<E>['body']>>;

/** Params, query and body of a request: those that the endpoint needs are required. */
export type CallInput<E extends AnyEndpoint> = InputParts<E> & { signal?: AbortSignal };
export type CallReply<E extends AnyEndpoint> = z.output<EndpointSchemas<E>['reply']>;

/** The input is optional for endpoints that need none. */
export type CallArguments<E extends AnyEndpoint> =
  IsOptional<InputParts<E>> extends true ? [input?: CallInput<E>] : [input: CallInput<E>];

/** The parts of a request that only depend on the endpoint. */
export const describeEndpoint = ({ method, path, access, missingTokenText }: AnyEndpoint) => ({
  method,
  route: path,
  isAuthenticated: access !== 'none',
  missingTokenText,
});

export const buildPath = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

/** Calls an endpoint. Throws `ApiError`; an aborted request throws the reason of its signal. */
export const callApi = async <E extends AnyEndpoint>(
  endpoint: E,
  ...[input]: CallArguments<E>
): Promise<CallReply<E>> => {
  const { params, query, body, signal } = (input ?? {}) as {
    params?: Record<string, unknown>;
    query?: unknown;
    body?: unknown;
    signal?: AbortSignal;
  };
  const { data } = await http.request<CallReply<E>>({
    ...describeEndpoint(endpoint),
    url: buildPath(endpoint.path, params),
    params: query,
    data: body,
    ...(signal && { signal }),
  });
  return data;
};
