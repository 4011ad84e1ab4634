import { getSchemas } from '@rankwright/contracts/endpoints';
import type { z } from 'zod';
import type { Endpoint, EndpointSchemas } from '@rankwright/contracts/http';

export interface Client {
  send: <E extends Endpoint>(
    endpoint: E,
    given?: {
      params?: Record<string, string>;
      query?: Record<string, string>;
      body?: z.input<EndpointSchemas<E>['body']>;
    },
  ) => Promise<z.output<EndpointSchemas<E>['reply']>>;
}

/**
 * Typed API client for the running product. Throws with status and body when the server responds with an
 * error.
 */
export const createClient = (url: string, token?: string): Client => ({
  send: async (endpoint, { params = {}, query = {}, body } = {}) => {
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    const answer = await fetch(`${url}${path}?${new URLSearchParams(query)}`, {
      method: endpoint.method,
      headers: {
        'content-type': 'application/json',
        // Tests wait for long between requests: one that is sent while the server closes the connection fails.
        connection: 'close',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${endpoint.id}: ${answer.status} ${text}`);
    return getSchemas(endpoint).reply.parse(JSON.parse(text)) as z.output<
      EndpointSchemas<typeof endpoint>['reply']
    >;
  },
});
