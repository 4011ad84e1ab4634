import { getSchemas } from '@rankwright/contracts/endpoints';
import type { EndpointSchemas } from '@rankwright/contracts/http';
import { errorCatalogue, type ErrorCode } from '@rankwright/contracts/errors';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import type * as z from '@rankwright/contracts/zod';
import type { AnyEndpoint } from '../http/callApi.ts';
import './mockSession.ts';

export interface MockedRequest {
  params: Readonly<Record<string, unknown>>;
  query: URLSearchParams;
  body: unknown;
}

type MockReply<E extends AnyEndpoint> =
  | z.input<EndpointSchemas<E>['reply']>
  | ((
      request: MockedRequest,
    ) =>
      | z.input<EndpointSchemas<E>['reply']>
      | HttpResponse<null>
      | Promise<z.input<EndpointSchemas<E>['reply']>>);

const httpMethods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };
const readBody = async (request: Request): Promise<unknown> =>
  request.headers.get('content-type')?.includes('json') ? request.json() : undefined;

/** Mocks the reply of an endpoint; a reply that does not match the contract fails the test. */
export const mockReply = <E extends AnyEndpoint>(endpoint: E, reply: MockReply<E>): HttpHandler =>
  httpMethods[endpoint.method](`*${endpoint.path}`, async ({ request, params }) => {
    const value: unknown =
      typeof reply === 'function'
        ? await (reply as (request: MockedRequest) => unknown)({
            params,
            query: new URL(request.url).searchParams,
            body: await readBody(request),
          })
        : reply;
    return value instanceof Response
      ? value
      : HttpResponse.json(getSchemas(endpoint).reply.parse(value) as Record<string, unknown>);
  });

/** Mocks an error response of an endpoint with a code of the error catalogue; `details` are texts by field. */
export const mockError = (
  endpoint: AnyEndpoint,
  code: ErrorCode,
  message: string = errorCatalogue[code].text,
  details: Readonly<Record<string, string>> = {},
): HttpHandler =>
  httpMethods[endpoint.method](`*${endpoint.path}`, () =>
    HttpResponse.json(
      { success: false, error: message, message, code, details },
      { status: errorCatalogue[code].status },
    ),
  );

/** Mocks a network error of an endpoint. */
export const mockNetworkError = (endpoint: AnyEndpoint): HttpHandler =>
  httpMethods[endpoint.method](`*${endpoint.path}`, () => HttpResponse.error());

/** A request without a mock never leaves the process: it fails like one without a network, and is named. */
const refuseOthers = http.all('*', ({ request }) => {
  console.error(`No mock for ${request.method} ${new URL(request.url).pathname}`);
  return HttpResponse.error();
});

/** Mock API of a test file: starts before, resets between and stops after its tests. */
export const mockApi = (...handlers: HttpHandler[]) => {
  const server = setupServer(...handlers, refuseOthers);
  beforeAll(() => server.listen());
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
};
