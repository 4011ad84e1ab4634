import { getSchemas } from '@rankwright/contracts/endpoints';
import type { BrowserContext, Route } from '@playwright/test';
import { errorCatalogue, type ErrorCode } from '@rankwright/contracts/errors';
import type { Endpoint, EndpointSchemas } from '@rankwright/contracts/http';
import type * as z from '@rankwright/contracts/zod';

export interface FakeRequest {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  body: unknown;
}

/** A reply of the contract, or what makes one from the request. */
export type FakeReply<E extends Endpoint> =
  z.input<EndpointSchemas<E>['reply']> | ((request: FakeRequest) => z.input<EndpointSchemas<E>['reply']>);

interface Answer {
  status: number;
  body: unknown;
}

interface Fake {
  method: string;
  pattern: RegExp;
  /** Null keeps the request open, like a stream that sends nothing. */
  answer: (request: FakeRequest) => Answer | null;
  requests: FakeRequest[];
}

const toPattern = (path: string): RegExp => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);

const readBody = (route: Route): unknown => {
  try {
    return route.request().postDataJSON() as unknown;
  } catch {
    return route.request().postData();
  }
};

/** What the host sends about itself. */
const isTelemetry = (path: string): boolean => path.startsWith('/api/telemetry/');

/** Answers the browser's requests to the API, each endpoint by its contract. The fake given last counts. */
export const createFakeApi = () => {
  const fakes: Fake[] = [];
  /** Requests that no fake answers, e.g. `GET /api/planner/keywords`. */
  const missing = new Set<string>();

  const add = ({ method, path }: Endpoint, answer: Fake['answer']): FakeRequest[] => {
    const requests: FakeRequest[] = [];
    fakes.unshift({ method, pattern: toPattern(path), answer, requests });
    return requests;
  };

  const handle = async (route: Route): Promise<void> => {
    const request = route.request();
    const { pathname, searchParams } = new URL(request.url());
    const fake = fakes.find(({ method, pattern }) => method === request.method() && pattern.test(pathname));
    if (!fake && isTelemetry(pathname)) return route.fulfill({ status: 204 });
    if (!fake) {
      missing.add(`${request.method()} ${pathname}`);
      return route.abort();
    }
    const params = fake.pattern.exec(pathname)?.groups ?? {};
    const received = { params, query: searchParams, body: readBody(route) };
    fake.requests.push(received);
    const answer = fake.answer(received);
    if (answer) await route.fulfill({ status: answer.status, json: answer.body });
  };

  return {
    missing,
    attach: (context: BrowserContext): Promise<unknown> =>
      context.route(({ pathname }) => pathname.startsWith('/api/'), handle),
    /** The requests that it has answered so far are in the list that it returns. A reply outside the contract throws. */
    reply: <E extends Endpoint>(endpoint: E, reply: FakeReply<E>): readonly FakeRequest[] =>
      add(endpoint, (request) => ({
        status: 200,
        body: getSchemas(endpoint).reply.parse(
          typeof reply === 'function' ? (reply as (request: FakeRequest) => unknown)(request) : reply,
        ),
      })),
    /** Responds with an error of the catalogue. */
    fail: (endpoint: Endpoint, code: ErrorCode): readonly FakeRequest[] => {
      const { text, status } = errorCatalogue[code];
      return add(endpoint, () => ({ status, body: { success: false, error: text, message: text, code } }));
    },
    /** Never responds. */
    hang: (endpoint: Endpoint): readonly FakeRequest[] => add(endpoint, () => null),
  };
};
export type FakeApi = Omit<ReturnType<typeof createFakeApi>, 'attach' | 'missing'>;
