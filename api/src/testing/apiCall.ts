import type { Endpoint } from '@rankwright/contracts/http';
import type { FastifyInstance, InjectOptions } from 'fastify';

export interface TestReply<T = Record<string, unknown>> {
  status: number;
  body: T;
  headers: Record<string, unknown>;
}

export interface TestRequest {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

/** Calls an endpoint. The reply is not validated. */
export type ApiCall = (endpoint: Endpoint, request?: TestRequest) => Promise<TestReply>;

const buildPath = (endpoint: Endpoint, params: Record<string, string | number>): string =>
  endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? `:${name}`));

const buildQuery = (query: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

const buildInjection = (endpoint: Endpoint, request: TestRequest): InjectOptions => ({
  method: endpoint.method,
  url: buildPath(endpoint, request.params ?? {}),
  query: buildQuery(request.query ?? {}),
  headers: { ...(request.token && { authorization: `Bearer ${request.token}` }), ...request.headers },
  ...(request.body !== undefined && { payload: request.body as object }),
});

/** Calls the endpoints of an app in this process. */
export const createApiCall =
  (app: FastifyInstance): ApiCall =>
  async (endpoint, request = {}) => {
    const reply = await app.inject(buildInjection(endpoint, request));
    const isJson = String(reply.headers['content-type']).startsWith('application/json');
    return {
      status: reply.statusCode,
      body: isJson ? reply.json() : { text: reply.body },
      headers: reply.headers,
    };
  };
