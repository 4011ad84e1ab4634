import { remoteRoute, type Registry } from '@rankwright/contracts/remote';
import { session } from '@rankwright/sdk/session';
import { createToken } from '@rankwright/sdk/testing';
import type { Kernel } from '../kernel/kernel.ts';
import { prefetchPage } from './prefetchPage.ts';

const createRoute = (path: string, settings: object) =>
  remoteRoute.parse({ path, title: 'Plan', access: 'protected', layout: 'app', ...settings });
const registry = {
  remotes: [
    {
      name: 'planner',
      routes: [
        createRoute('/content-planner', { gated: true }),
        createRoute('/content-history', {}),
        createRoute('/blog', { access: 'public' }),
      ],
    },
  ],
} as unknown as Registry;

const Page = () => null;
const facts = { remote: 'planner', version: '1.0.0', owner: 'planner', prefetch: null };
const loadPage = jest.fn();
const prefetch = (pathname: string) => prefetchPage({ loadPage } as unknown as Kernel, registry, pathname);
const setPlan = (isActive: boolean): void => {
  window.rankwrightPrefetched = {
    token: '',
    pathname: '',
    responses: new Map(),
    isPlanActive: Promise.resolve(isActive),
  };
};

beforeEach(() => {
  loadPage.mockReset();
  loadPage.mockResolvedValue({ ok: true, value: { component: Page, ...facts } });
  window.rankwrightPrefetched = undefined;
  session.start(createToken('00000000-0000-4000-8000-000000000001'));
});

describe('the page of a private route is prefetched while the layout renders', () => {
  it('at once without a gate', async () => {
    await expect(prefetch('/content-history')).resolves.toEqual({ '/content-history': { Page, ...facts } });
    expect(loadPage).toHaveBeenCalledWith('planner', '/content-history');
  });

  it('behind a gate when the plan is active', async () => {
    setPlan(true);
    await prefetch('/content-planner');
    expect(loadPage).toHaveBeenCalledWith('planner', '/content-planner');
  });

  it('and is not there for the first render when it cannot be loaded', async () => {
    loadPage.mockResolvedValue({ ok: false, error: { step: 'chunk' } });
    await expect(prefetch('/content-history')).resolves.toEqual({});
  });

  it.each([
    ['behind a gate when the plan has ended', '/content-planner', () => setPlan(false)],
    ['behind a gate when nobody asked for the plan', '/content-planner', () => undefined],
    ['without a session', '/content-history', () => session.end('expired')],
    ['of a public route', '/blog', () => undefined],
    ['at an address without a route', '/nowhere', () => undefined],
  ])('but not %s', async (_, path, prepare) => {
    prepare();
    await expect(prefetch(path)).resolves.toEqual({});
    expect(loadPage).not.toHaveBeenCalled();
  });
});
