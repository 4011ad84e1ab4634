import { remoteRoute, type Registry } from '@rankwright/contracts/remote';
import { createQueryClient } from '@rankwright/sdk/query';
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
const queryClient = createQueryClient();
const prefetch = (pathname: string, search = '') =>
  prefetchPage({ loadPage } as unknown as Kernel, registry, queryClient, { pathname, search });
const setPlan = (isActive: boolean, responses: readonly string[] = []): void => {
  window.rankwrightPrefetched = {
    token: '',
    pathname: '',
    responses: new Map(responses.map((url) => [url, new Promise<Response>(() => undefined)])),
    isPlanActive: Promise.resolve(isActive),
  };
};
/** The page's own `prefetch`, whose data comes when the test says so. */
const mockPagePrefetch = () => {
  let arrive = (): void => undefined;
  const data = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const pagePrefetch = jest.fn(() => data);
  loadPage.mockResolvedValue({ ok: true, value: { component: Page, ...facts, prefetch: pagePrefetch } });
  return { pagePrefetch, arrive: () => arrive() };
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

describe('the data of the page is prefetched with its code', () => {
  it('for the address and the user, and nobody waits for the network', async () => {
    const { pagePrefetch } = mockPagePrefetch();
    await prefetch('/content-history', '?search=roses');
    expect(pagePrefetch).toHaveBeenCalledWith({
      queryClient,
      userId: '00000000-0000-4000-8000-000000000001',
      search: new URLSearchParams('search=roses'),
    });
  });

  it('and is read before the first render when its response was prefetched', async () => {
    setPlan(true, ['/api/auth/content-history']);
    const { arrive } = mockPagePrefetch();
    let isShown = false;
    const opening = prefetch('/content-history').then(() => (isShown = true));
    await Promise.resolve();
    expect(isShown).toBe(false);
    arrive();
    await opening;
  });

  it('which does not wait long for a response that is on its way', async () => {
    setPlan(true, ['/api/auth/content-history']);
    mockPagePrefetch();
    await expect(prefetch('/content-history')).resolves.toHaveProperty(['/content-history']);
  });

  it('and a failure is left to the screen', async () => {
    const { pagePrefetch } = mockPagePrefetch();
    pagePrefetch.mockRejectedValue(new Error('offline'));
    await expect(prefetch('/content-history')).resolves.toHaveProperty(['/content-history']);
  });
});
