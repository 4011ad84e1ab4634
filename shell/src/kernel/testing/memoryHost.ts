import type { HostData, RegisteredVersion, Registry, RemoteContract } from '@rankwright/contracts/remote';
import { sha384 } from '../integrity.ts';
import { createKernel } from '../kernel.ts';
import type { Failure } from '../outcome.ts';
import { memoryClock } from '../ports/memoryClock.ts';
import { memoryFederation, type ExposedModule } from '../ports/memoryFederation.ts';
import { memoryFetcher } from '../ports/memoryFetcher.ts';
import { memoryPageEvents } from '../ports/memoryPageEvents.ts';
import { memoryScripts } from '../ports/memoryScripts.ts';
import { memoryStorage } from '../ports/memoryStorage.ts';
import type { PreloadedFile } from '../ports/preload.ts';
import type { Ports } from '../ports/ports.ts';

export const own = 'https://host.test/';
export const remote = 'planner';
export const path = '/content-planner';

/** A version of the one remote of the memory host, as its team built it. Edit it before it is placed. */
export interface Release {
  contract: RemoteContract;
  module: ExposedModule;
  base: string;
}

const entryText = (version: string): string => `/* entry of ${version} */`;

export const releaseOf = async (version: string): Promise<Release> => ({
  base: `/remotes/${remote}/${version}/`,
  module: { routes: [{ path, lazy: () => Promise.resolve({ Component: () => version }) }] },
  contract: {
    schema: 1,
    name: remote,
    version,
    buildHash: 'abcdef12',
    owner: 'Planning',
    hostApi: '^1.0.0',
    routes: [
      {
        path,
        access: 'public',
        gated: false,
        layout: 'app',
        title: 'Plan',
        prerender: false,
        starts: 'at-once',
        skeleton: 'plain',
      },
    ],
    origins: [],
    budget: { firstRoute: 1, total: 1 },
    entry: 'entry.js',
    container: `${remote}_${version.replaceAll('.', '_')}`,
    exposes: { './routes': ['routes'] },
    shared: { react: '^19.0.0' },
    files: { 'entry.js': { integrity: await sha384(entryText(version)), bytes: 1, brotli: 1 } },
    assets: { [path]: ['entry.js'] },
    kits: {},
  },
});

const emptyRegistry = (): Registry => ({
  schema: 1,
  hostApi: '1.0.0',
  updatedAt: '2026-01-01T00:00:00.000Z',
  shell: { version: '1.0.0', previous: null },
  allowedOrigins: [],
  remotes: [],
});

const dataOf = (registry: Registry): HostData => ({
  registry,
  contracts: {},
  integrity: {},
  kits: {},
  registryKey: null,
  prerendered: false,
  development: false,
});

/** A whole host on in-memory ports, with one remote. Nothing is placed or registered yet. */
export const memoryHost = () => {
  const clock = memoryClock();
  const network = memoryFetcher();
  const scripts = memoryScripts();
  const { federation, install } = memoryFederation({ react: ['19.3.1'] });
  const page = memoryPageEvents();
  const reports: Failure[] = [];
  const preloaded: PreloadedFile[] = [];
  const ports: Ports = {
    clock,
    fetcher: network.fetcher,
    preload: (files) => void preloaded.push(...files),
    scripts: scripts.loader,
    federation,
    storage: memoryStorage(),
    events: page.events,
    report: (failure) => void reports.push(failure),
    own,
  };
  const urlOf = (address: string): string => new URL(address, own).href;

  const routes = new Map<string, RemoteContract['routes']>();
  /** Puts a release on its origin. */
  const place = async ({ contract, module, base }: Release): Promise<RegisteredVersion> => {
    routes.set(contract.version, contract.routes);
    const text = JSON.stringify(contract);
    network.answers[`${base}remote.contract.json`] = { text };
    network.answers[urlOf(`${base}entry.js`)] = {
      type: 'text/javascript',
      text: entryText(contract.version),
    };
    scripts.answers[urlOf(`${base}entry.js`)] = install(contract.container, module);
    return { version: contract.version, base, contractIntegrity: await sha384(text) };
  };

  let last = emptyRegistry();
  /** What the origin says from now on; a kernel learns of it when it asks. */
  const publish = (current: RegisteredVersion, previous: RegisteredVersion | null, change = {}): Registry => {
    const deadlines = { contract: 3_000, entry: 5_000, expose: 5_000, mount: 3_000 };
    last = {
      ...last,
      ...change,
      updatedAt: new Date(Date.parse(last.updatedAt) + 1_000).toISOString(),
      remotes: [
        {
          name: remote,
          owner: 'Planning',
          current,
          previous,
          deadlines,
          routes: routes.get(current.version) ?? [],
        },
      ],
    };
    network.answers['/registry.json'] = { text: JSON.stringify(last) };
    return last;
  };

  /** Lets time pass until the work is done. */
  const finish = async <T>(work: Promise<T>): Promise<T> => {
    const state = { done: false };
    const settled = work.finally(() => (state.done = true));
    while (!state.done) {
      if (clock.waiting() > 0) await clock.advance(100);
      await new Promise(setImmediate);
    }
    return settled;
  };

  return {
    clock,
    network,
    scripts,
    install,
    page,
    reports,
    preloaded,
    ports,
    urlOf,
    place,
    publish,
    finish,
    /** The kernel of a page that begins now. */
    open: (change: Partial<HostData> = {}) => createKernel(ports, { ...dataOf(last), ...change }),
  };
};
export type MemoryHost = ReturnType<typeof memoryHost>;
