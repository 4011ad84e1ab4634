import { session } from '@rankwright/sdk/session';
import { createToken } from '@rankwright/sdk/testing';
import { registerServiceWorker } from './serviceWorker.ts';

const file = (name: string): string => `${location.origin}/shell/1.0.0-shell/${name}.js`;

const saved: string[][] = [];
let tellOfFiles: (...names: string[]) => void = () => undefined;
const register = jest.fn(() => Promise.resolve());
const deleteCache = jest.fn(() => Promise.resolve(true));

const useWorker = (controller: object | null): void => {
  const postMessage = ({ payload }: { payload: { urlsToCache: string[] } }) =>
    saved.push(payload.urlsToCache);
  const value = { register, ready: Promise.resolve({ active: { postMessage } }), controller };
  Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
};

beforeEach(() => {
  jest.useFakeTimers();
  saved.length = 0;
  window.history.replaceState(null, '', '/content-planner?month=2026-11');
  Object.assign(globalThis, {
    caches: { delete: deleteCache },
    PerformanceObserver: class {
      constructor(tell: (list: { getEntries: () => { name: string }[] }) => void) {
        tellOfFiles = (...names) => tell({ getEntries: () => names.map((name) => ({ name })) });
      }
      observe = (): void => undefined;
    },
  });
});
afterEach(() => jest.useRealTimers());

const visit = async (): Promise<void> => {
  registerServiceWorker();
  await jest.advanceTimersByTimeAsync(2_000);
};

it('has the worker save the page, the page of all other addresses, and the files of both as they come', async () => {
  useWorker(null);
  await visit();
  tellOfFiles(file('early'), `${location.origin}/api/articles`);
  tellOfFiles(`${location.origin}/api/articles`);
  tellOfFiles(file('late'));
  expect(saved).toEqual([['/dashboard', '/content-planner'], [file('early')], [file('late')]]);
});

it('leaves a page that the worker answered for, which has saved it', async () => {
  useWorker({});
  await visit();
  expect(saved).toEqual([['/dashboard']]);
});

it('works without a worker where the browser refuses it', async () => {
  useWorker(null);
  register.mockRejectedValueOnce(new Error('refused'));
  await visit();
  expect(saved).toEqual([]);
});

it('forgets the addresses of pages when the session ends', async () => {
  useWorker(null);
  session.start(createToken('ada'));
  await visit();
  session.end('logout');
  expect(deleteCache).toHaveBeenCalledWith('rankwright-documents');
});
