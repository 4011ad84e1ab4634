import 'fake-indexeddb/auto';
import { QueryObserver } from '@tanstack/react-query';
import { ApiError, createNetworkError } from '../../http/ApiError.ts';
import { createSession } from '../../session/sessionStore.ts';
import { createToken } from '../../testing/createToken.ts';
import { createQueryClient } from '../createQueryClient.ts';
import { openDeviceStore } from './deviceStore.ts';
import { savedOnDevice } from './savedOnDevice.ts';
import { createSavedQueries } from './savedQueries.ts';
import { maxAgeMs } from './savedRecords.model.ts';

const device = openDeviceStore();
const planKey = ['/api/plan', {}];

interface VisitOptions {
  user?: string;
  schema?: string;
  now?: number;
}

/** One visit of the product: a new page with an empty query cache on the same device. */
const visit = async ({ user = 'ada', schema = '1', now = 5_000 }: VisitOptions = {}) => {
  const client = createQueryClient();
  const session = createSession(null);
  session.start(createToken(user));
  const saved = createSavedQueries({ client, session, device, schema, now: () => now });
  await saved.restore();
  stops.push(saved.follow());
  const observe = (queryFn: () => Promise<unknown>, options: object = savedOnDevice) => {
    const observer = new QueryObserver(client, { queryKey: planKey, queryFn, ...options });
    stops.push(observer.subscribe(() => undefined));
    return observer;
  };
  const read = () => client.getQueryData(planKey);
  return { client, session, saved, observe, read };
};

const stops: (() => void)[] = [];
beforeEach(() => device.clear());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const firstVisit = async (data: unknown = 'roses', options: VisitOptions = {}) => {
  const page = await visit(options);
  page.observe(() => Promise.resolve(data));
  await waitUntil(() => page.read() !== undefined);
  await page.saved.save();
  return page;
};

const waitUntil = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve));
};
const never = () => new Promise<never>(() => undefined);

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
    page.observe(() => Promise.resolve('secret'), {});
    await waitUntil(() => page.read() !== undefined);
    await page.saved.save();
    expect(await device.read()).toEqual([]);
  });

  it('are never those of another account, which are removed', async () => {
    await firstVisit();
    expect((await visit({ user: 'grace' })).read()).toBeUndefined();
    expect(await device.read()).toEqual([]);
  });

  it('are dropped when they are of another schema or too old', async () => {
    await firstVisit();
    expect((await visit({ schema: '2' })).read()).toBeUndefined();
    await firstVisit();
    expect((await visit({ now: Date.now() + maxAgeMs })).read()).toBeUndefined();
    expect(await device.read()).toEqual([]);
  });

  it('are removed when the session ends, also what was about to be saved', async () => {
    const { session, saved, client } = await firstVisit();
    client.setQueryData(planKey, 'lilies');
    session.end('logout');
    await saved.save();
    expect(await device.read()).toEqual([]);
    expect((await visit()).read()).toBeUndefined();
  });

  it('are never answers that were asked for as another account, whenever they arrive', async () => {
    const { session, saved, observe, read } = await visit();
    let answer: (data: string) => void = () => undefined;
    observe(() => new Promise((resolve) => (answer = resolve)));
    session.end('logout');
    session.start(createToken('grace'));
    answer('roses of Ada');
    await new Promise((resolve) => setTimeout(resolve));
    await saved.save();
    expect(read()).toBeUndefined();
    expect(await device.read()).toEqual([]);
  });

  it('are none where the browser refuses its storage', async () => {
    const open = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
    const refusing = openDeviceStore();
    expect(await refusing.read()).toEqual([]);
    await expect(refusing.clear()).resolves.toBeUndefined();
    open.mockRestore();
  });

  it('are removed at the start of a page without a session', async () => {
    await firstVisit();
    const session = createSession(null);
    await createSavedQueries({
      client: createQueryClient(),
      session,
      device,
      schema: '1',
      now: () => 0,
    }).restore();
    expect(await device.read()).toEqual([]);
  });

  it('stay on screen when the server cannot be reached, and say so until it answers', async () => {
    await firstVisit();
    const { observe, saved } = await visit();
    let error: Error | null = createNetworkError();
    const observer = observe(() => (error ? Promise.reject(error) : Promise.resolve('tulips')));
    await waitUntil(() => saved.store.getState().isUnreachable);
    expect(observer.getCurrentResult()).toMatchObject({ data: 'roses', isError: false });
    error = null;
    await saved.refresh();
    expect(observer.getCurrentResult().data).toBe('tulips');
    expect(saved.store.getState()).toEqual({ savedAt: null, isUnreachable: false });
  });

  it('give way to the answer that there is no such data', async () => {
    await firstVisit();
    const { observe } = await visit();
    const observer = observe(() => Promise.reject(new ApiError(404, 'NOT_FOUND', 'Not found')));
    await waitUntil(() => observer.getCurrentResult().isError);
    expect(observer.getCurrentResult().data).toBeUndefined();
    await waitUntil(() => true);
    expect(await device.read()).toEqual([]);
  });

  it('keep the time of the saved answer when the person changes it meanwhile', async () => {
    await firstVisit();
    const [[, before] = []] = await device.read();
    const { client, observe, saved } = await visit();
    observe(never);
    client.setQueryData(planKey, 'changed here');
    await saved.save();
    expect((await device.read()).map(([, record]) => record)).toEqual([{ ...before, data: 'changed here' }]);
  });

  it('are of a long list its first page', async () => {
    const pages = { pages: ['a', 'b'], pageParams: [1, 2] };
    await firstVisit(pages);
    expect((await visit()).read()).toEqual({ pages: ['a'], pageParams: [1] });
  });
});
