import 'fake-indexeddb/auto';
import { savedAnswersDatabase } from '@rankwright/contracts/remote';
import { ApiError } from '@rankwright/sdk/api';
import { createQueryClient, savedOnDevice } from '@rankwright/sdk/query';
import { createMockSession, createToken } from '@rankwright/sdk/testing';
import { QueryObserver } from '@tanstack/react-query';
import { clear, createStore, entries, set } from 'idb-keyval';
import { persistQueries } from './persistQueries.ts';

const device = createStore(savedAnswersDatabase, 'queries');
const planKey = ['/api/plan', {}];
/** What is saved on the device, as `[account, JSON]`. */
const readDevice = (): Promise<[string, string][]> => entries<string, string>(device);

interface VisitOptions {
  user?: string | null;
  version?: string;
}

const stops: (() => void)[] = [];
const stopAll = (): void => {
  for (const stop of stops.splice(0)) stop();
};

/** One visit of the product: a new page with an empty query cache on the same device. */
const visit = async ({ user = 'ada', version = '1' }: VisitOptions = {}) => {
  stopAll();
  const client = createQueryClient();
  const session = createMockSession();
  if (user) session.start(createToken(user));
  const saved = persistQueries({ client, session, version, throttleTime: 0 });
  stops.push(saved.stop);
  await saved.restored;
  const observe = (queryFn: () => Promise<unknown>, options: object = savedOnDevice) => {
    const observer = new QueryObserver(client, { queryKey: planKey, queryFn, ...options });
    stops.push(observer.subscribe(() => undefined));
    return observer;
  };
  return { client, session, saved, observe, read: () => client.getQueryData(planKey) };
};

beforeEach(() => clear(device));
afterEach(() => {
  stopAll();
  jest.restoreAllMocks();
});

const waitUntil = async (isTrue: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve));
};
const waitUntilSaved = (text: string): Promise<void> =>
  waitUntil(async () => (await readDevice()).some(([, json]) => json.includes(text)));
const never = () => new Promise<never>(() => undefined);

const firstVisit = async (data: unknown = 'roses', options: VisitOptions = {}) => {
  const page = await visit(options);
  page.observe(() => Promise.resolve(data));
  await waitUntilSaved(JSON.stringify(data));
  return page;
};

describe('queries saved on the device', () => {
  it('are shown at once on the next visit, as saved, until the server has answered', async () => {
    await firstVisit();
    const { observe, saved } = await visit();
    let answer: (data: string) => void = () => undefined;
    const observer = observe(() => new Promise((resolve) => (answer = resolve)));
    expect(observer.getCurrentResult()).toMatchObject({ data: 'roses', isFetching: true, isPending: false });
    expect(saved.store.getState().savedAt).toEqual(expect.any(Number));
    answer('tulips');
    await waitUntil(() => observer.getCurrentResult().data === 'tulips');
    expect(saved.store.getState().savedAt).toBeNull();
  });

  it('are only those that ask for it', async () => {
    const page = await visit();
    page.client.setQueryData(['/api/tokens'], 'secret');
    page.observe(() => Promise.resolve('roses'));
    await waitUntilSaved('roses');
    expect(JSON.stringify(await readDevice())).not.toContain('secret');
  });

  it('are never those of another account, which are removed', async () => {
    await firstVisit();
    expect((await visit({ user: 'grace' })).read()).toBeUndefined();
    expect(JSON.stringify(await readDevice())).not.toContain('roses');
  });

  it('are dropped when another version of the shell saved them', async () => {
    await firstVisit();
    expect((await visit({ version: '2' })).read()).toBeUndefined();
    expect(await readDevice()).toEqual([]);
  });

  it('are dropped one by one when they are too old', async () => {
    const { client } = await firstVisit();
    const week = Date.now() - savedOnDevice.gcTime;
    client.setQueryDefaults(['old'], savedOnDevice);
    client.setQueryData(['old'], 'last week', { updatedAt: week });
    client.setQueryData(planKey, 'tulips');
    await waitUntilSaved('tulips');
    expect(JSON.stringify(await readDevice())).not.toContain('last week');
  });

  it('are removed when the session ends, also what was about to be saved', async () => {
    const { session, client } = await firstVisit();
    client.setQueryData(planKey, 'lilies');
    session.end('logout');
    await waitUntil(async () => (await readDevice()).length === 0);
    expect((await visit()).read()).toBeUndefined();
  });

  it('are never answers that were asked for as another account, whenever they arrive', async () => {
    const { session, observe, read, client } = await visit();
    let answer: (data: string) => void = () => undefined;
    observe(() => new Promise((resolve) => (answer = resolve)));
    session.end('logout');
    session.start(createToken('grace'));
    answer('roses of Ada');
    client.setQueryDefaults(['hers'], savedOnDevice);
    await waitUntil(async () => {
      client.setQueryData(['hers'], 'tulips of Grace');
      return (await readDevice()).some(([, json]) => json.includes('Grace'));
    });
    expect(read()).toBeUndefined();
    expect(JSON.stringify(await readDevice())).not.toContain('roses of Ada');
  });

  it('are none where the browser refuses its storage', async () => {
    jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
    const { observe, read } = await visit();
    observe(() => Promise.resolve('roses'));
    await waitUntil(() => read() === 'roses');
  });

  it('are the newest ones where there is no room for all', async () => {
    const { client } = await firstVisit();
    client.setQueryDefaults(['large'], savedOnDevice);
    client.setQueryData(['large'], 'x'.repeat(2_000_000), { updatedAt: Date.now() - 60_000 });
    client.setQueryData(planKey, 'tulips');
    await waitUntilSaved('tulips');
    expect(JSON.stringify(await readDevice())).not.toContain('xxx');
  });

  it('are removed at the start of a page without a session', async () => {
    await firstVisit();
    await visit({ user: null });
    expect(await readDevice()).toEqual([]);
  });

  it('are removed when they cannot be read', async () => {
    for (const method of ['error', 'warn'] as const) jest.spyOn(console, method).mockImplementation();
    await set('ada', '{', device);
    expect((await visit()).read()).toBeUndefined();
    expect(await readDevice()).toEqual([]);
  });

  it('stay on screen when the server cannot be reached, and say so until it answers', async () => {
    await firstVisit();
    const { observe, saved } = await visit();
    let error: Error | null = new ApiError(503, 'UNAVAILABLE', 'Unavailable');
    const observer = observe(() => (error ? Promise.reject(error) : Promise.resolve('tulips')));
    await waitUntil(() => saved.store.getState().isUnreachable);
    expect(observer.getCurrentResult()).toMatchObject({ data: 'roses', isError: false });
    error = null;
    await saved.refresh();
    expect(observer.getCurrentResult().data).toBe('tulips');
    expect(saved.store.getState()).toEqual({ savedAt: null, isUnreachable: false });
  });

  it('stay on the device when the server could not be reached later in the visit', async () => {
    const { client } = await firstVisit();
    const failing = () => Promise.reject(new Error('no network'));
    await client
      .query({ queryKey: planKey, queryFn: failing, ...savedOnDevice, staleTime: 0 })
      .catch(() => undefined);
    client.setQueryDefaults(['next'], savedOnDevice);
    client.setQueryData(['next'], 'tulips');
    await waitUntilSaved('tulips');
    expect((await visit()).read()).toBe('roses');
  });

  it('give way to the answer that there is no such data', async () => {
    await firstVisit();
    const { observe } = await visit();
    const observer = observe(() => Promise.reject(new ApiError(404, 'NOT_FOUND', 'Not found')));
    await waitUntil(() => observer.getCurrentResult().isError);
    expect(observer.getCurrentResult().data).toBeUndefined();
    await waitUntil(async () => !JSON.stringify(await readDevice()).includes('roses'));
  });

  it('are shown as saved when the person changes them before the server has answered', async () => {
    await firstVisit();
    const { client, observe, saved } = await visit();
    observe(never);
    client.setQueryData(planKey, 'changed here');
    expect(saved.store.getState().savedAt).toEqual(expect.any(Number));
  });

  it('are of a long list its first page', async () => {
    const pages = { pages: ['a', 'b'], pageParams: [1, 2] };
    const page = await visit();
    page.observe(() => Promise.resolve(pages));
    await waitUntilSaved('"pages":["a"]');
    expect((await visit()).read()).toEqual({ pages: ['a'], pageParams: [1] });
  });
});
