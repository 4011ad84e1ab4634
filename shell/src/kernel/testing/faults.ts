import type { Step } from '../result/steps.ts';
import type { MemoryHost, Release } from './memoryHost.ts';

/** A fault of a version. */
export interface KernelFault {
  step: Step;
  name: string;
  /** Expected reason of the failure. */
  reason: RegExp;
  /** Changes the release before it is placed. */
  changeRelease?: (release: Release) => void;
  /** Changes the host after the release is placed; `base` is its folder. */
  changeHost?: (host: MemoryHost, base: string) => void;
}

const buildContractUrl = (base: string): string => `${base}remote.contract.json`;
const withContractResponse =
  (answer: MemoryHost['network']['answers'][string]) =>
  ({ network }: MemoryHost, base: string): void => {
    network.answers[buildContractUrl(base)] = answer;
  };

const withEntry =
  (entry: MemoryHost['entries'][string], answer?: MemoryHost['network']['answers'][string]) =>
  ({ entries, network, toUrl }: MemoryHost, base: string): void => {
    const url = toUrl(`${base}entry.js`);
    entries[url] = entry;
    if (answer) network.answers[url] = answer;
  };

const rejectWithChunkError = (): Promise<never> =>
  Promise.reject(
    Object.assign(new Error('Loading chunk 7 failed.'), {
      name: 'ChunkLoadError',
      request: 'https://host.test/chunk.js?try=2',
    }),
  );

const withPage =
  (lazy: () => Promise<Record<string, unknown>>) =>
  (release: Release): void => {
    const [route] = release.contract.routes;
    release.module = { routes: [{ path: route?.path, lazy }] };
  };

const contractFaults: readonly KernelFault[] = [
  {
    step: 'fetch',
    name: 'answers 404',
    reason: /HTTP 404/,
    changeHost: withContractResponse({ status: 404 }),
  },
  {
    step: 'fetch',
    name: 'is HTML instead of JSON',
    reason: /text\/html/,
    changeHost: withContractResponse({ type: 'text/html', text: '<p>Welcome' }),
  },
  { step: 'fetch', name: 'hangs', reason: /within 30000 ms/, changeHost: withContractResponse('hangs') },
  {
    step: 'fetch',
    name: 'has no network',
    reason: /no response/,
    changeHost: withContractResponse('offline'),
  },
  {
    step: 'schema',
    name: 'is not JSON',
    reason: /JSON/,
    changeHost: withContractResponse({ text: '{ "name": ' }),
  },
  {
    step: 'schema',
    name: 'lacks a field',
    reason: /^owner: /,
    changeRelease: (release) => Object.assign(release.contract, { owner: undefined }),
  },
  {
    step: 'schema',
    name: 'is another remote',
    reason: /name: is billing/,
    changeRelease: ({ contract }) => Object.assign(contract, { name: 'billing' }),
  },
  {
    step: 'hostApi',
    name: 'requires another host API',
    reason: /requires host API \^2\.0\.0/,
    changeRelease: ({ contract }) => Object.assign(contract, { hostApi: '^2.0.0' }),
  },
  {
    step: 'shared',
    name: 'requires another React version',
    reason: /react: requires \^17\.0\.0; the host provides 19\.3\.1/,
    changeRelease: ({ contract }) => Object.assign(contract, { shared: { react: '^17.0.0' } }),
  },
  {
    step: 'shared',
    name: 'requires a module the host does not provide',
    reason: /vue: requires \^3\.0\.0; the host provides none/,
    changeRelease: ({ contract }) => Object.assign(contract, { shared: { vue: '^3.0.0' } }),
  },
  {
    step: 'shared',
    name: 'has an invalid shared range',
    reason: /react: requires newest; the host provides/,
    changeRelease: ({ contract }) => Object.assign(contract, { shared: { react: 'newest' } }),
  },
  {
    step: 'integrity',
    name: 'has no hash of its entry',
    reason: /entry\.js has no integrity/,
    changeRelease: ({ contract }) => Object.assign(contract, { files: {} }),
  },
];

const codeFaults: readonly KernelFault[] = [
  { step: 'entry', name: 'hangs', reason: /within 30000 ms/, changeHost: withEntry('hangs') },
  {
    step: 'entry',
    name: 'has a missing entry',
    reason: /entry\.js: returned HTTP 404/,
    changeHost: withEntry('refused', { status: 404 }),
  },
  {
    step: 'entry',
    name: 'is HTML instead of JavaScript',
    reason: /is text\/html, not JavaScript/,
    changeHost: withEntry('refused', { type: 'text/html', text: '<p>Welcome' }),
  },
  {
    step: 'entry',
    name: 'has no network',
    reason: /no response/,
    changeHost: withEntry('refused', 'offline'),
  },
  {
    step: 'entry',
    name: 'is truncated',
    reason: /did not load completely/,
    changeHost: withEntry('refused'),
  },
  {
    step: 'integrity',
    name: 'does not match its released hash',
    reason: /does not match its released hash/,
    changeHost: withEntry('refused', { type: 'text/javascript', text: 'alert(1)' }),
  },
  {
    step: 'entry',
    name: 'throws on import',
    reason: /entry\.js: boom/,
    changeHost: withEntry(() => {
      throw new Error('boom');
    }),
  },
  {
    step: 'entry',
    name: 'does not register its container',
    reason: /entry\.js: .*RUNTIME-001/,
    changeHost: withEntry(() => undefined),
  },
];

const exportFaults: readonly KernelFault[] = [
  {
    step: 'exports',
    name: 'does not expose routes',
    reason: /has no such module/,
    changeRelease: (release) => (release.module = 'fails'),
  },
  {
    step: 'exports',
    name: 'hangs while exposing',
    reason: /within 30000 ms/,
    changeRelease: (release) => (release.module = 'hangs'),
  },
  {
    step: 'exports',
    name: 'exports something else',
    reason: /does not export routes/,
    changeRelease: (release) => (release.module = { other: [] }),
  },
  {
    step: 'exports',
    name: 'exports routes of another shape',
    reason: /each with path and lazy/,
    changeRelease: (release) => (release.module = { routes: [{ path: '/content-planner' }] }),
  },
  {
    step: 'exports',
    name: 'exports routes that are none',
    reason: /each with path and lazy/,
    changeRelease: (release) => (release.module = { routes: [null] }),
  },
  {
    step: 'exports',
    name: 'has no page for a contract route',
    reason: /has no page for \/content-planner/,
    changeRelease: (release) => (release.module = { routes: [] }),
  },
  {
    step: 'exports',
    name: 'has a page that throws on import',
    reason: /boom/,
    changeRelease: withPage(() => Promise.reject(new Error('boom'))),
  },
  {
    step: 'exports',
    name: 'has a missing page chunk',
    reason: /chunk\.js: returned HTTP 404/,
    changeRelease: withPage(rejectWithChunkError),
  },
  {
    step: 'exports',
    name: 'has a page whose chunk hangs',
    reason: /within 30000 ms/,
    changeRelease: withPage(() => new Promise(() => undefined)),
  },
  {
    step: 'exports',
    name: 'has a page without Component',
    reason: /does not export Component/,
    changeRelease: withPage(() => Promise.resolve({ default: 1 })),
  },
];

export const kernelFaults: readonly KernelFault[] = [...contractFaults, ...codeFaults, ...exportFaults];
