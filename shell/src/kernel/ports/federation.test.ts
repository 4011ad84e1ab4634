import { createInstance, init } from '@module-federation/enhanced/runtime';
import { createChunks } from './chunks.ts';
import { createBrowserFederation } from './federation.ts';

const editor = '@rankwright/shared-ui/editor';
const charts = '@rankwright/shared-ui/charts';
const container = 'planner_1';
const url = 'https://cdn.test/planner/entry.js';

/** A container as webpack builds it: what it imports comes from the scope that the host hands over. */
const createContainer = () => {
  const remote = createInstance({ name: container, remotes: [], shared: {} });
  return {
    init: (scope: Parameters<typeof remote.initShareScopeMap>[1]) =>
      remote.initShareScopeMap('default', scope),
    get: async (expose: string) => {
      const factory = await remote.loadShare(expose === './slots' ? charts : editor, {
        customShareInfo: { scope: ['default'], shareConfig },
      });
      return () => ({ shared: factory && factory() });
    },
  };
};

/** What the browser does with an entry script. jsdom runs none. */
let runScript: (script: HTMLScriptElement) => void;
const loadEntry = (script: HTMLScriptElement): void => {
  Object.assign(globalThis, { [container]: createContainer() });
  script.dispatchEvent(new Event('load'));
};
const scripts: HTMLScriptElement[] = [];
new MutationObserver((records) => {
  for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
    if (node instanceof HTMLScriptElement) {
      scripts.push(node);
      runScript(node);
    }
}).observe(document.head, { childList: true });

const loadCharts = jest.fn<Promise<() => unknown>, []>();
const shareConfig = { singleton: true, requiredVersion: false as const };
init({
  name: 'rankwright_shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: {
    [editor]: { version: '0.3.0', get: () => Promise.resolve(() => 'editor'), shareConfig },
    [charts]: { version: '0.3.0', get: loadCharts, shareConfig },
  },
});
const chunks = createChunks({});
chunks.publishIntegrity({ [url]: 'sha384-abc' });
const federation = createBrowserFederation(chunks);
const exposed = { shared: 'editor' };

beforeEach(() => {
  jest.spyOn(console, 'warn').mockReturnValue();
  scripts.length = 0;
  runScript = loadEntry;
});

it('runs an entry with its integrity, and tells the versions that the host provides', async () => {
  await federation.runEntry(container, url);
  expect(scripts.map(({ src, integrity, crossOrigin }) => [src, integrity, crossOrigin])).toEqual([
    [url, 'sha384-abc', 'anonymous'],
  ]);
  await federation.runEntry(container, `${url}?try=2`);
  expect(scripts.map(({ src, integrity }) => [src, integrity])[1]).toEqual([`${url}?try=2`, 'sha384-abc']);
  expect(federation.provided()).toMatchObject({ [editor]: ['0.3.0'] });
});

describe('an entry', () => {
  it.each([
    [
      'does not load',
      (script: HTMLScriptElement) => script.dispatchEvent(new Event('error')),
      /^ScriptNetworkError/,
    ],
    [
      'throws',
      (script: HTMLScriptElement) => {
        window.dispatchEvent(new ErrorEvent('error', { filename: script.src, message: 'boom' }));
        script.dispatchEvent(new Event('load'));
      },
      /^ScriptExecutionError.*boom/,
    ],
    [
      'registers no container',
      (script: HTMLScriptElement) => script.dispatchEvent(new Event('load')),
      /RUNTIME-001$/,
    ],
  ])('that %s says so, and runs again', async (_, behave, reason) => {
    runScript = behave;
    await expect(federation.runEntry(container, `${url}?try=1`)).rejects.toThrow(reason);
    runScript = loadEntry;
    await federation.runEntry(container, `${url}?try=2`);
    expect(await federation.load(container, './routes')).toEqual(exposed);
  });

  it('that hangs can be run again meanwhile', async () => {
    runScript = () => undefined;
    void federation.runEntry(container, `${url}?try=1`);
    await new Promise((resolve) => void setTimeout(resolve));
    runScript = loadEntry;
    await federation.runEntry(container, `${url}?try=2`);
    expect(await federation.load(container, './routes')).toEqual(exposed);
  });
});

describe('a shared module of the host', () => {
  it('is requested again after it could not be loaded', async () => {
    loadCharts.mockRejectedValueOnce(new Error('Loading chunk charts failed'));
    loadCharts.mockResolvedValue(() => 'charts');
    await federation.runEntry(container, url);
    await expect(federation.load(container, './slots')).rejects.toThrow('Loading chunk charts failed');
    await expect(federation.load(container, './slots')).resolves.toEqual({ shared: 'charts' });
    await federation.load(container, './slots');
    expect(loadCharts).toHaveBeenCalledTimes(2);
  });

  it('is still there for a container that runs again, if no other has used it', async () => {
    await federation.runEntry(container, url);
    await federation.load(container, './routes');
    await federation.runEntry(container, `${url}?try=2`);
    expect(await federation.load(container, './routes')).toEqual(exposed);
  });
});
