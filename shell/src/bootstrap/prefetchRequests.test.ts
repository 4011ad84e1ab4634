import { activePlanKey, gatedPreloadsId, getSessionHint, prefetchId } from '@rankwright/contracts/prefetch';
import { tokenKey } from '@rankwright/sdk/session';
import { prefetchRequests } from './prefetchRequests.ts';

const active = { status: 'active', trialEnd: null };
const entry = '<link rel="preload" as="script" href="/remotes/planner/1/entry.js">';

const send = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
/** jsdom has no `Response`; the script reads these two. */
const createResponse = (reply: unknown, ok = true): Response => {
  const response = { ok, json: () => Promise.resolve(reply), clone: () => response };
  return response as unknown as Response;
};
const answerWith = (subscription: unknown): void => {
  send.mockResolvedValue(createResponse({ success: true, subscription }));
};
/** Paths with queries of the responses that wait for the app. */
const listResponses = (): string[] =>
  [...(window.rankwrightPrefetched?.responses.keys() ?? [])].map((url) => url.replace(location.origin, ''));
const listPreloads = (): string[] =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(({ href }) => href);

beforeEach(() => {
  globalThis.fetch = send as typeof fetch;
  send.mockReset();
  window.rankwrightPrefetched = undefined;
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.head.innerHTML = `<template id="${gatedPreloadsId}">${entry}</template>`;
});

describe('the plan is checked while the app loads', () => {
  it('loads the files of the screen with an active plan, and keeps the answer for the app', async () => {
    localStorage.setItem(tokenKey, 'a.b.c');
    answerWith(active);
    await prefetchRequests();
    expect(listPreloads()).toEqual(['http://localhost/remotes/planner/1/entry.js']);
    expect(window.rankwrightPrefetched).toMatchObject({ token: 'a.b.c', pathname: '/' });
    expect(listResponses()).toEqual(['/api/stripe/subscription']);
    expect(send.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer a.b.c' });
  });

  it.each([
    ['without a subscription', null],
    ['with a subscription that ended', { status: 'canceled', trialEnd: null }],
    ['with a trial that ended', { status: 'trialing', trialEnd: '2020-01-01T00:00:00.000Z' }],
  ])('loads none of them %s', async (_, subscription) => {
    localStorage.setItem(tokenKey, 'a.b.c');
    answerWith(subscription);
    await prefetchRequests();
    expect(send).toHaveBeenCalledTimes(1);
    expect(listPreloads()).toEqual([]);
  });

  it('loads them before the server has answered when the plan was active at the last visit of this session', async () => {
    localStorage.setItem(tokenKey, 'a.b.the-signature-of-ada');
    localStorage.setItem(activePlanKey, getSessionHint('a.b.the-signature-of-ada'));
    send.mockReturnValue(new Promise(() => undefined));
    await prefetchRequests();
    expect(listPreloads()).toHaveLength(1);
    await expect(window.rankwrightPrefetched?.isPlanActive).resolves.toBe(true);
  });

  it('loads none of them before the answer when the plan was that of another session', async () => {
    localStorage.setItem(tokenKey, 'a.b.the-signature-of-ada');
    localStorage.setItem(activePlanKey, getSessionHint('a.b.the-signature-of-bob'));
    answerWith(null);
    await prefetchRequests();
    expect(listPreloads()).toEqual([]);
  });

  it('loads none of them when the server refuses or cannot be reached', async () => {
    localStorage.setItem(tokenKey, 'a.b.c');
    send.mockResolvedValueOnce(createResponse({ subscription: active }, false));
    await prefetchRequests();
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await prefetchRequests();
    expect(listPreloads()).toEqual([]);
  });

  it('loads none of them when another version of a remote is selected in this tab', async () => {
    localStorage.setItem(tokenKey, 'a.b.c');
    sessionStorage.setItem('rankwright:override:planner', 'http://localhost/');
    answerWith(active);
    await prefetchRequests();
    expect(listPreloads()).toEqual([]);
  });

  it('asks nothing without a session', async () => {
    await prefetchRequests();
    expect(send).not.toHaveBeenCalled();
  });

  it('asks nothing in the demo', async () => {
    localStorage.setItem(tokenKey, 'a.b.c');
    sessionStorage.setItem('rankwright:demo', 'open');
    await prefetchRequests();
    sessionStorage.clear();
    window.history.replaceState(null, '', '/content-planner?demo=open');
    await prefetchRequests();
    expect(send).not.toHaveBeenCalled();
  });
});

describe('the first requests of the screen are sent while the app loads', () => {
  const profile = { path: '/api/auth/profile' };
  const month = { path: '/api/auth/scheduled-content', months: [0, -1, 1] };
  const preparePage = ({ isGated }: { isGated: boolean }): void => {
    const requests = `<script type="application/json" id="${prefetchId}">${JSON.stringify([profile, month])}</script>`;
    document.head.innerHTML = isGated
      ? `<template id="${gatedPreloadsId}">${entry}</template>${requests}`
      : requests;
    localStorage.setItem(tokenKey, 'a.b.c');
  };
  beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 11, 31, 12), doNotFake: ['queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  it('with the months around this one', async () => {
    preparePage({ isGated: false });
    answerWith(null);
    await prefetchRequests();
    expect(listResponses()).toEqual([
      '/api/auth/profile',
      '/api/auth/scheduled-content?year=2026&month=12',
      '/api/auth/scheduled-content?year=2026&month=11',
      '/api/auth/scheduled-content?year=2027&month=1',
    ]);
  });

  it('behind a gate only once the plan is active', async () => {
    preparePage({ isGated: true });
    let answer: (response: Response) => void = () => undefined;
    send.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    send.mockResolvedValue(createResponse({ success: true }));
    const prefetching = prefetchRequests();
    expect(listResponses()).toEqual(['/api/stripe/subscription']);
    answer(createResponse({ success: true, subscription: active }));
    await prefetching;
    expect(listResponses()).toHaveLength(5);
  });

  it('and none of them when the plan has ended', async () => {
    preparePage({ isGated: true });
    answerWith(null);
    await prefetchRequests();
    expect(listResponses()).toEqual(['/api/stripe/subscription']);
  });

  it('and none of them at an address that asks for something else', async () => {
    preparePage({ isGated: false });
    window.history.replaceState(null, '', '/content-planner?month=2027-03');
    await prefetchRequests();
    expect(send).not.toHaveBeenCalled();
  });

  it('and a failure that nobody took is none', async () => {
    preparePage({ isGated: false });
    send.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(prefetchRequests()).resolves.toBeUndefined();
  });
});
