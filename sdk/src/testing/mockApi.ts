import { errorCatalogue, type ErrorCode } from '@rankwright/contracts/errors';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import type * as z from '@rankwright/contracts/zod';
import type { AnyEndpoint } from '../http/callInput.ts';

export interface MockedRequest {
  params: Readonly<Record<string, unknown>>;
  query: URLSearchParams;
  body: unknown;
}

type Answer<E extends AnyEndpoint> =
  | z.input<E['reply']>
  | ((request: MockedRequest) => z.input<E['reply']> | HttpResponse<null> | Promise<z.input<E['reply']>>);

const verb = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };
const bodyOf = async (request: Request): Promise<unknown> =>
  request.headers.get('content-type')?.includes('json') ? request.json() : undefined;

/** Answers one call as its contract declares it; a reply that does not fit the contract fails the test. */
export const answer = <E extends AnyEndpoint>(endpoint: E, reply: Answer<E>): HttpHandler =>
  verb[endpoint.method](`*${endpoint.path}`, async ({ request, params }) => {
    const value: unknown =
      typeof reply === 'function'
        ? await (reply as (request: MockedRequest) => unknown)({
            params,
            query: new URL(request.url).searchParams,
            body: await bodyOf(request),
          })
        : reply;
    return value instanceof Response
      ? value
      : HttpResponse.json(endpoint.reply.parse(value) as Record<string, unknown>);
  });

/** Refuses one call with a code of the error catalogue. */
export const refuse = (
  endpoint: AnyEndpoint,
  code: ErrorCode,
  message: string = errorCatalogue[code].text,
): HttpHandler =>
  verb[endpoint.method](`*${endpoint.path}`, () =>
    HttpResponse.json(
      { success: false, error: message, message, code },
      { status: errorCatalogue[code].status },
    ),
  );

/** The network is down for this call. */
export const disconnect = (endpoint: AnyEndpoint): HttpHandler =>
  verb[endpoint.method](`*${endpoint.path}`, () => HttpResponse.error());

/** A mocked API for one test file: starts before, resets between and stops after its tests. */
export const mockApi = (...handlers: HttpHandler[]) => {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
};
