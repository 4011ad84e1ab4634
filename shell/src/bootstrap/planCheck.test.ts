import { activePlanKey, gatedPreloadsId, getSessionHint } from '@rankwright/contracts/planCheck';
import { tokenKey } from '@rankwright/sdk/session';
import { checkPlan } from './planCheck.ts';

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
const listPreloads = (): string[] =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(({ href }) => href);

beforeEach(() => {
  globalThis.fetch = send as typeof fetch;
  send.mockReset();
  window.rankwrightPrefetchedResponse = undefined;
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.head.innerHTML = `<template id="${gatedPreloadsId}">${entry}</template>`;
});

describe('the plan is checked while the app loads', () => {
  it('loads the files of the screen with an active plan, and keeps the answer for the app', async () => {
    localStorage.setItem(tokenKey, 'a.b.c');
    answerWith(active);
    await checkPlan();
    expect(listPreloads()).toEqual(['http://localhost/remotes/planner/1/entry.js']);
    expect(window.rankwrightPrefetchedResponse).toMatchObject({
      path: '/api/stripe/subscription',
      token: 'a.b.c',
    });
    expect(send.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer a.b.c' });
  });

  it.each([
    ['without a subscription', null],
    ['with a subscription that ended', { status: 'canceled', trialEnd: null }],
    ['with a trial that ended', { status: 'trialing', trialEnd: '2020-01-01T00:00:00.000Z' }],
  ])('loads none of them %s', async (_, subscription) => {
    localStorage.setItem(tokenKey, 'a.b.c');
    answerWith(subscription);
    await checkPlan();
    expect(send).toHaveBeenCalledTimes(1);
    expect(listPreloads()).toEqual([]);
  });

  it('loads them before the server has answered when the plan was active at the last visit of this session', async () => {
    localStorage.setItem(tokenKey, 'a.b.the-signature-of-ada');
    localStorage.setItem(activePlanKey, getSessionHint('a.b.the-signature-of-ada'));
    send.mockReturnValue(new Promise(() => undefined));
    await checkPlan();
    expect(listPreloads()).toHaveLength(1);
    await expect(window.rankwrightPrefetchedResponse?.isPlanActive).resolves.toBe(true);
  });

  it('loads none of them before the answer when the plan was that of another session', async () => {
    localStorage.setItem(tokenKey, 'a.b.the-signature-of-ada');
    localStorage.setItem(activePlanKey, getSessionHint('a.b.the-signature-of-bob'));
    answerWith(null);
    await checkPlan();
    expect(listPreloads()).toEqual([]);
  });

  it('loads none of them when the server refuses or cannot be reached', async () => {
    localStorage.setItem(tokenKey, 'a.b.c');
    send.mockResolvedValueOnce(createResponse({ subscription: active }, false));
    await checkPlan();
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await checkPlan();
    expect(listPreloads()).toEqual([]);
  });

  it('loads none of them when another version of a remote is selected in this tab', async () => {
    localStorage.setItem(tokenKey, 'a.b.c');
    sessionStorage.setItem('rankwright:override:planner', 'http://localhost/');
    answerWith(active);
    await checkPlan();
    expect(listPreloads()).toEqual([]);
  });

  it('asks nothing without a session', async () => {
    await checkPlan();
    expect(send).not.toHaveBeenCalled();
  });

  it('asks nothing in the demo', async () => {
    localStorage.setItem(tokenKey, 'a.b.c');
    sessionStorage.setItem('rankwright:demo', 'open');
    await checkPlan();
    sessionStorage.clear();
    window.history.replaceState(null, '', '/content-planner?demo=open');
    await checkPlan();
    expect(send).not.toHaveBeenCalled();
  });
});
