import { registry as registrySchema } from '@rankwright/contracts/remote';
import { registerServiceWorker } from './serviceWorker.ts';
import type { VisitMessage } from './workerProtocol.ts';

const registry = registrySchema.parse({
  schema: 1,
  updatedAt: '2026-11-24T10:00:00.000Z',
  shell: { version: '1.0.0-shell', previous: null },
  remotes: [],
  hostApi: '1.0.0',
  allowedOrigins: [],
});
const file = (name: string): string => `${location.origin}/shell/1.0.0-shell/${name}.js`;

const loaded: string[] = [];
const messages: VisitMessage[] = [];
let tellOfResources = (): void => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(performance, { getEntriesByType: () => loaded.map((name) => ({ name })) });
  Object.assign(globalThis, {
    PerformanceObserver: class {
      constructor(tell: () => void) {
        tellOfResources = tell;
      }
      observe = (): void => undefined;
    },
  });
  const active = { postMessage: (message: VisitMessage) => messages.push(message) };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { register: () => Promise.resolve(), ready: Promise.resolve({ active }) },
    configurable: true,
  });
});
afterEach(() => jest.useRealTimers());

const load = (name: string): Promise<void> => {
  loaded.push(name);
  tellOfResources();
  return jest.advanceTimersByTimeAsync(2_000);
};

it('tells the worker what the page has loaded, and of each file that comes later, once', async () => {
  loaded.push(file('early'));
  registerServiceWorker(() => registry);
  await jest.advanceTimersByTimeAsync(2_000);
  await load(file('late'));
  await load(`${location.origin}/api/articles`);
  expect(messages.map(({ files }) => files)).toEqual([
    ['/shell/1.0.0-shell/early.js'],
    ['/shell/1.0.0-shell/late.js'],
  ]);
});
