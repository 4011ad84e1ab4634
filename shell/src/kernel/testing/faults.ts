import type { Step } from '../outcome.ts';
import type { MemoryHost, Release } from './memoryHost.ts';

/** One way in which a version can be bad. */
export interface KernelFault {
  step: Step;
  name: string;
  /** What the failure says to the team. */
  reason: RegExp;
  /** What its team built wrong. */
  build?: (release: Release) => void;
  /** What happens to it on its way; `base` is where it lies. */
  strike?: (host: MemoryHost, base: string) => void;
}

const contractAt = (base: string): string => `${base}remote.contract.json`;
const answering =
  (answer: MemoryHost['network']['answers'][string]) =>
  ({ network }: MemoryHost, base: string): void => {
    network.answers[contractAt(base)] = answer;
  };

const entry =
  (script: MemoryHost['scripts']['answers'][string], answer?: MemoryHost['network']['answers'][string]) =>
  ({ scripts, network, urlOf }: MemoryHost, base: string): void => {
    const url = urlOf(`${base}entry.js`);
    scripts.answers[url] = script;
    if (answer) network.answers[url] = answer;
  };

const lostChunk = (): Promise<never> =>
  Promise.reject(
    Object.assign(new Error('Loading chunk 7 failed.'), {
      name: 'ChunkLoadError',
      request: 'https://host.test/chunk.js?try=2',
    }),
  );

const page =
  (lazy: () => Promise<Record<string, unknown>>) =>
  (release: Release): void => {
    const [route] = release.contract.routes;
    release.module = { routes: [{ path: route?.path, lazy }] };
  };

const contractFaults: readonly KernelFault[] = [
  { step: 'fetch', name: 'answers 404', reason: /HTTP 404/, strike: answering({ status: 404 }) },
  {
    step: 'fetch',
    name: 'is HTML where JSON was asked',
    reason: /text\/html/,
    strike: answering({ type: 'text/html', text: '<p>Welcome' }),
  },
  { step: 'fetch', name: 'hangs', reason: /within 3000 ms/, strike: answering('hangs') },
  { step: 'fetch', name: 'has no network', reason: /nothing answered/, strike: answering('offline') },
  { step: 'schema', name: 'is no JSON', reason: /JSON/, strike: answering({ text: '{ "name": ' }) },
  {
    step: 'schema',
    name: 'lacks a field',
    reason: /^owner: /,
    build: (release) => Object.assign(release.contract, { owner: undefined }),
  },
  {
    step: 'schema',
    name: 'is another remote',
    reason: /name: is billing/,
    build: ({ contract }) => Object.assign(contract, { name: 'billing' }),
  },
  {
    step: 'hostApi',
    name: 'wants another host',
    reason: /wants host API \^2\.0\.0/,
    build: ({ contract }) => Object.assign(contract, { hostApi: '^2.0.0' }),
  },
  {
    step: 'shared',
    name: 'wants another React',
    reason: /react: wants \^17\.0\.0; the host has 19\.3\.1/,
    build: ({ contract }) => Object.assign(contract, { shared: { react: '^17.0.0' } }),
  },
  {
    step: 'shared',
    name: 'wants what the host has not',
    reason: /vue: wants \^3\.0\.0; the host has none/,
    build: ({ contract }) => Object.assign(contract, { shared: { vue: '^3.0.0' } }),
  },
  {
    step: 'shared',
    name: 'states no range',
    reason: /react: wants newest; the host has/,
    build: ({ contract }) => Object.assign(contract, { shared: { react: 'newest' } }),
  },
  {
    step: 'integrity',
    name: 'does not vouch for its entry',
    reason: /entry\.js has no integrity/,
    build: ({ contract }) => Object.assign(contract, { files: {} }),
  },
];

const codeFaults: readonly KernelFault[] = [
  { step: 'entry', name: 'hangs', reason: /within 5000 ms/, strike: entry('hangs') },
  {
    step: 'entry',
    name: 'is gone',
    reason: /entry\.js: answered HTTP 404/,
    strike: entry('refused', { status: 404 }),
  },
  {
    step: 'entry',
    name: 'is HTML where JavaScript was asked',
    reason: /text\/html where JavaScript was asked/,
    strike: entry('refused', { type: 'text/html', text: '<p>Welcome' }),
  },
  { step: 'entry', name: 'has no network', reason: /nothing answered/, strike: entry('refused', 'offline') },
  { step: 'entry', name: 'is cut off', reason: /did not arrive whole/, strike: entry('refused') },
  {
    step: 'integrity',
    name: 'has other bytes than the released',
    reason: /its bytes are not the released ones/,
    strike: entry('refused', { type: 'text/javascript', text: 'alert(1)' }),
  },
  {
    step: 'entry',
    name: 'throws on import',
    reason: /threw: Error: boom/,
    strike: entry(() => {
      throw new Error('boom');
    }),
  },
  {
    step: 'entry',
    name: 'leaves no container behind',
    reason: /left no container behind/,
    strike: entry(() => undefined),
  },
];

const exportFaults: readonly KernelFault[] = [
  {
    step: 'exports',
    name: 'does not expose routes',
    reason: /has no such module/,
    build: (release) => (release.module = 'fails'),
  },
  {
    step: 'exports',
    name: 'hangs while exposing',
    reason: /within 5000 ms/,
    build: (release) => (release.module = 'hangs'),
  },
  {
    step: 'exports',
    name: 'exports something else',
    reason: /does not export routes/,
    build: (release) => (release.module = { other: [] }),
  },
  {
    step: 'exports',
    name: 'exports routes of another shape',
    reason: /each with path and lazy/,
    build: (release) => (release.module = { routes: [{ path: '/content-planner' }] }),
  },
  {
    step: 'exports',
    name: 'has no page for a promised route',
    reason: /has no page for \/content-planner/,
    build: (release) => (release.module = { routes: [] }),
  },
  {
    step: 'exports',
    name: 'has a page that throws on import',
    reason: /boom/,
    build: page(() => Promise.reject(new Error('boom'))),
  },
  {
    step: 'exports',
    name: 'lost the chunk of its page',
    reason: /chunk\.js: answered HTTP 404/,
    build: page(lostChunk),
  },
  {
    step: 'exports',
    name: 'has a page whose chunk hangs',
    reason: /within 5000 ms/,
    build: page(() => new Promise(() => undefined)),
  },
  {
    step: 'exports',
    name: 'has a page without Component',
    reason: /exports no Component/,
    build: page(() => Promise.resolve({ default: 1 })),
  },
];

export const kernelFaults: readonly KernelFault[] = [...contractFaults, ...codeFaults, ...exportFaults];
