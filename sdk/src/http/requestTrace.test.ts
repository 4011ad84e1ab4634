import { listSessions } from '@rankwright/contracts/account';
import { HttpResponse, http } from 'msw';
import { callApi } from '../api.ts';
import { observeRequests, type RequestTrace } from '../host.ts';
import { session } from '../session.ts';
import { createToken, mockApi } from '../testing.ts';
import { startTrace } from './requestTrace.ts';

const api = mockApi();
const ended: RequestTrace[] = [];
const observe = (isSampled: boolean) =>
  observeRequests({ isSampled, onEnd: (trace) => void ended.push(trace) });
const endpoint = { ...listSessions, path: '/api/roses/:id' } as const;
const call = () => callApi(endpoint as never, { params: { id: 'rose-1' }, query: { page: 1 } } as never);

beforeEach(() => session.start(createToken('00000000-0000-4000-8000-000000000001')));
afterEach(() => {
  observeRequests(null);
  ended.length = 0;
});

it.each([
  [true, '01'],
  [false, '00'],
])(
  'names a trace in each request to the API (sampled: %s), and tells the endpoint, not the address',
  async (isSampled, flags) => {
    const headers: (string | null)[] = [];
    api.use(
      http.all('*/api/*', ({ request }) => {
        headers.push(request.headers.get('traceparent'));
        return HttpResponse.json({ success: true });
      }),
    );
    observe(isSampled);
    await call();
    const [trace] = ended;
    expect(headers).toEqual([`00-${trace?.traceId}-${trace?.spanId}-${flags}`]);
    expect(headers[0]).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-0[01]$/);
    expect(trace).toMatchObject({ method: 'GET', route: '/api/roses/:id', status: 200 });
    expect(JSON.stringify(ended)).not.toContain('rose-1');
  },
);

it('tells of a request without a response once', async () => {
  api.use(http.all('*/api/*', () => HttpResponse.error()));
  observe(true);
  await expect(call()).rejects.toThrow();
  expect(ended.map(({ status }) => status)).toEqual([null]);
});

it('names no trace to another origin, or when nobody observes', () => {
  expect(startTrace('http://localhost/api/roses', 'GET').headers).toEqual({});
  observe(true);
  expect(startTrace('https://elsewhere.test/api/roses', 'GET').headers).toEqual({});
  expect(startTrace('http://localhost/remotes/roses.js', 'GET').headers).toEqual({});
  expect(startTrace('http://localhost/api/roses', 'GET').headers).toHaveProperty('traceparent');
});
