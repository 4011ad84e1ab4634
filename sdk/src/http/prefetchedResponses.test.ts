import { getContentHistory } from '@rankwright/contracts/articles';
import { getSubscription } from '@rankwright/contracts/billing';
import { HttpResponse, http } from 'msw';
import { callApi, hasPrefetchedResponse } from '../api.ts';
import { session } from '../session.ts';
import { createToken, mockApi } from '../testing.ts';

const api = mockApi();
const token = createToken('00000000-0000-4000-8000-000000000001');
const { path } = getSubscription;

const setPrefetchedResponse = (response: Promise<Response>, owner = token): void => {
  window.rankwrightPrefetched = {
    token: owner,
    pathname: location.pathname,
    responses: new Map([[new URL(path, location.href).href, response]]),
    isPlanActive: Promise.resolve(true),
  };
};
const readPlan = async (signal?: AbortSignal): Promise<unknown> =>
  (await callApi(getSubscription, { ...(signal && { signal }) })).subscription;
const prefetched = () => Promise.resolve(HttpResponse.json({ success: true, subscription: 'prefetched' }));

afterEach(() => jest.restoreAllMocks());
beforeEach(() => {
  session.start(token);
  window.rankwrightPrefetched = undefined;
  api.use(http.all(`*${path}`, () => HttpResponse.json({ success: true, subscription: 'asked again' })));
});

describe('a response that the bootstrap script has prefetched', () => {
  it('is taken once', async () => {
    setPrefetchedResponse(prefetched());
    expect(await readPlan()).toBe('prefetched');
    expect(await readPlan()).toBe('asked again');
  });

  it('is left alone by another session', async () => {
    setPrefetchedResponse(prefetched(), createToken('00000000-0000-4000-8000-000000000002'));
    expect(await readPlan()).toBe('asked again');
  });

  it('is left alone by a request with another query', async () => {
    setPrefetchedResponse(prefetched());
    api.use(
      http.get('*/api/auth/content-history', () => HttpResponse.json({ success: true, data: 'asked again' })),
    );
    const asked = await callApi(getContentHistory, { query: { search: 'roses' } });
    expect(asked.data).toBe('asked again');
    expect(hasPrefetchedResponse()).toBe(true);
  });

  it('is dropped once another screen asks', async () => {
    setPrefetchedResponse(prefetched());
    window.history.replaceState(null, '', '/settings');
    expect(await readPlan()).toBe('asked again');
    window.history.replaceState(null, '', '/');
    expect(await readPlan()).toBe('asked again');
  });

  it('is dropped when it is older than what the event stream replays', async () => {
    setPrefetchedResponse(prefetched());
    jest.spyOn(performance, 'now').mockReturnValue(30_001);
    expect(await readPlan()).toBe('asked again');
  });

  it('ends the session like any other when it is refused', async () => {
    setPrefetchedResponse(Promise.resolve(HttpResponse.json({ success: false }, { status: 401 })));
    await expect(readPlan()).rejects.toThrow();
    expect(session.current().ended).toBe('expired');
  });

  it('fails like any other when the server was not reached', async () => {
    setPrefetchedResponse(Promise.reject(new TypeError('Failed to fetch')));
    await expect(readPlan()).rejects.toMatchObject({ status: 0 });
  });

  it('keeps nobody waiting who stopped', async () => {
    setPrefetchedResponse(new Promise(() => undefined));
    const stop = new AbortController();
    const reading = readPlan(stop.signal);
    stop.abort();
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  });
});
