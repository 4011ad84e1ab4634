import type { HttpMethod } from '@rankwright/contracts/http';

/** Field → value; without a value it is not sent. */
export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Absolute address; fields of the query without a value are left out. */
export const buildUrl = (path: string, query: Query = {}): string => {
  const url = new URL(path, location.href);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
  return url.href;
};

/** What of a request `fetch` takes. */
export interface RequestParts {
  method: HttpMethod;
  headers?: Record<string, string>;
  /** A form is sent as it is, anything else as JSON. */
  body?: unknown;
}

/** The options of `fetch`, with the cookies of other origins too. */
export const buildRequest = (
  { method, headers, body }: RequestParts,
  sessionHeaders: Record<string, string>,
  signal: AbortSignal,
): RequestInit => {
  const isJson = body !== undefined && !(body instanceof FormData);
  return {
    method,
    signal,
    credentials: 'include',
    headers: {
      accept: 'application/json, text/plain, */*',
      ...(isJson && { 'content-type': 'application/json' }),
      ...headers,
      ...sessionHeaders,
    },
    ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
  };
};
