import { activePlanKey, getSessionHint } from '@rankwright/contracts/prefetch';
import { remoteRoute, type Registry } from '@rankwright/contracts/remote';
import { session } from '@rankwright/sdk/session';
import { createToken, sampleId } from '@rankwright/sdk/testing';
import type { Kernel } from '../kernel/kernel.ts';
import { loadPrerenderedPage } from './loadPrerenderedPage.ts';
import { preloadScreen } from './preloadScreen.ts';

const route = (path: string, facts: object) =>
  remoteRoute.parse({ path, access: 'protected', layout: 'app', title: 'Title', ...facts });
const registry = {
  remotes: [
    {
      name: 'notes',
      current: { version: '2.0.0' },
      routes: [
        route('/notes', {}),
        route('/planner', { gated: true }),
        route('/about', { access: 'public', prerender: true }),
      ],
    },
  ],
} as unknown as Registry;
const page = { component: () => null, prefetch: null, remote: 'notes', version: '2.0.0', owner: 'Notes' };
const loadPage = jest.fn<ReturnType<Kernel['loadPage']>, Parameters<Kernel['loadPage']>>();

beforeEach(() => {
  localStorage.clear();
  session.end('logout');
  loadPage.mockReset().mockResolvedValue({ ok: true, value: page });
});

describe('the code of a private screen', () => {
  const list = (pathname: string) => {
    preloadScreen({ loadPage }, registry, pathname);
    return loadPage.mock.calls;
  };

  it('is loaded before the app renders, for a signed-in person', () => {
    expect(list('/notes')).toEqual([]);
    session.start(createToken(sampleId(1)));
    expect(list('/notes')).toEqual([['notes', '/notes']]);
  });

  it('is not loaded ahead on a public page or an address without a screen', () => {
    session.start(createToken(sampleId(1)));
    expect(list('/about')).toEqual([]);
    expect(list('/elsewhere')).toEqual([]);
  });

  it('is loaded behind a gate only if the plan of this session was active at its last visit', () => {
    session.start(createToken(sampleId(1)));
    expect(list('/planner')).toEqual([]);
    localStorage.setItem(activePlanKey, 'of another session');
    expect(list('/planner')).toEqual([]);
    localStorage.setItem(activePlanKey, getSessionHint(session.current().token ?? ''));
    expect(list('/planner')).toEqual([['notes', '/planner']]);
  });
});

describe('the code of a prerendered page', () => {
  const load = () => loadPrerenderedPage({ loadPage }, registry, '/about');

  it('is loaded before the page is hydrated', async () => {
    expect(Object.keys(await load())).toEqual(['/about']);
  });

  it('does not hydrate what another version has rendered', async () => {
    loadPage.mockResolvedValue({ ok: true, value: { ...page, version: '1.0.0' } });
    expect(await load()).toEqual({});
  });

  it('is requested again while it does not come', async () => {
    jest.useFakeTimers();
    const failure = {
      step: 'fetch',
      reason: 'offline',
      remote: 'notes',
      version: '2.0.0',
      owner: 'Notes',
    } as const;
    loadPage.mockResolvedValueOnce({ ok: false, error: failure });
    const loading = load();
    await jest.advanceTimersByTimeAsync(3_000);
    jest.useRealTimers();
    expect(Object.keys(await loading)).toEqual(['/about']);
    expect(loadPage).toHaveBeenCalledTimes(2);
  });
});
