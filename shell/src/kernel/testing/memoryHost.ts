import { randomUUID } from 'node:crypto';
import type {
  CanaryVersion,
  HostData,
  RegisteredVersion,
  Registry,
  RemoteContract,
} from '@rankwright/contracts/remote';
import { sha384 } from '../contract/integrity.ts';
import { createKernel } from '../kernel.ts';
import type { Failure } from '../result/steps.ts';
import { createChunks } from '../ports/chunks.ts';
import { createMemoryClock } from '../ports/memoryClock.ts';
import { createMemoryFederation, type ExposedModule } from '../ports/memoryFederation.ts';
import { createMemoryFetcher } from '../ports/memoryFetcher.ts';
import { createMemoryPageEvents } from '../ports/memoryPageEvents.ts';
import { createMemoryStorage } from '../ports/memoryStorage.ts';
import type { ScriptFile } from '../ports/scripts.ts';
import type { Ports } from '../ports/ports.ts';
import type { TelemetryEvent } from '../ports/telemetryEvent.ts';
import type { StartReport } from '../ports/startReports.ts';

export const pageUrl = 'https://host.test/';
export const remote = 'planner';
export const path = '/content-planner';

/** A built version of the host's remote. Edit it before it is placed. */
export interface Release {
  contract: RemoteContract;
  module: ExposedModule;
  base: string;
}

const createEntryText = (version: string): string => `/* entry of ${version} */`;

export const createRelease = async (version: string): Promise<Release> => ({
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
        skeleton: 'plain',
      },
    ],
    origins: [],
    pageScripts: {},
    config: {},
    flags: {},
    slots: [],
    budget: { firstRoute: 1, total: 1 },
    entry: 'entry.js',
    container: `${remote}_${version.replaceAll('.', '_')}`,
    exposes: { './routes': ['routes'] },
    shared: { react: '^19.0.0' },
    files: { 'entry.js': { integrity: await sha384(createEntryText(version)), bytes: 1, brotli: 1 } },
    assets: { [path]: ['entry.js'] },
    lazySharedModules: {},
  },
});

const createEmptyRegistry = (): Registry => ({
  schema: 1,
  hostApi: '1.0.0',
  updatedAt: '2026-01-01T00:00:00.000Z',
  shell: { version: '1.0.0', previous: null },
  allowedOrigins: [],
  remotes: [],
});

const createHostData = (registry: Registry): HostData => ({
  registry,
  contracts: {},
  integrity: {},
  lazySharedModules: {},
  registryKey: null,
  prerendered: false,
  development: false,
  telemetryPercent: 0,
});

/**
 * A kernel on in-memory ports with one remote, before anything is placed or registered. One long function: its
 * operations change the same fake origin.
 */
export const createMemoryHost = () => {
  const clock = createMemoryClock();
  const network = createMemoryFetcher();
  const { federation, install, entries, ran } = createMemoryFederation({ react: ['19.3.1'] });
  const page = createMemoryPageEvents();
  const reports: Failure[] = [];
  const starts: StartReport[] = [];
  const observed: TelemetryEvent[] = [];
  const preloaded: ScriptFile[] = [];
  const givenUp: ScriptFile[] = [];
  const ports: Ports = {
    clock,
    fetcher: network.fetcher,
    scripts: {
      preload: (files) =>
        void preloaded.push(...files.filter(({ src }) => preloaded.every((file) => file.src !== src))),
      giveUp: (files) => void givenUp.push(...files),
    },
    chunks: createChunks({}),
    federation,
    storage: createMemoryStorage(),
    lastingStorage: createMemoryStorage(),
    createId: randomUUID,
    events: page.events,
    report: (failure) => void reports.push(failure),
    observe: (event) => void observed.push(event),
    reportStart: (start) => void starts.push(start),
    pageUrl,
  };
  const toUrl = (address: string): string => new URL(address, pageUrl).href;

  const contracts = new Map<string, RemoteContract>();
  /** Puts a release on the fake origin. */
  const place = async ({ contract, module, base }: Release): Promise<RegisteredVersion> => {
    contracts.set(contract.version, contract);
    const text = JSON.stringify(contract);
    network.answers[`${base}remote.contract.json`] = { text };
    network.answers[toUrl(`${base}entry.js`)] = {
      type: 'text/javascript',
      text: createEntryText(contract.version),
    };
    entries[toUrl(`${base}entry.js`)] = install(contract.container, module);
    return { version: contract.version, base, contractIntegrity: await sha384(text) };
  };

  let last = createEmptyRegistry();
  /** Publishes a registry on the fake origin; a kernel sees it at its next refresh. */
  const publish = (
    current: RegisteredVersion,
    previous: RegisteredVersion | null,
    change: Partial<Registry> & { canary?: CanaryVersion } = {},
  ): Registry => {
    const { canary, ...changed } = change;
    last = {
      ...last,
      ...changed,
      updatedAt: new Date(Date.parse(last.updatedAt) + 1_000).toISOString(),
      remotes: [
        {
          name: remote,
          owner: 'Planning',
          current,
          previous,
          ...(canary && { canary }),
          routes: contracts.get(current.version)?.routes ?? [],
          slots: contracts.get(current.version)?.slots ?? [],
        },
      ],
    };
    network.answers['/registry.json'] = { text: JSON.stringify(last) };
    return last;
  };

  /** Advances the clock until the work is done. */
  const finish = async <T>(work: Promise<T>): Promise<T> => {
    const state = { done: false };
    const settled = work.finally(() => (state.done = true));
    while (!state.done) {
      if (clock.countTimers() > 0) await clock.advance(1_000);
      await new Promise(setImmediate);
    }
    return settled;
  };

  return {
    clock,
    network,
    entries,
    ran,
    install,
    page,
    reports,
    starts,
    observed,
    preloaded,
    givenUp,
    ports,
    toUrl: toUrl,
    place,
    publish,
    finish,
    /** Creates the kernel of a newly opened page. */
    open: (change: Partial<HostData> = {}) => createKernel(ports, { ...createHostData(last), ...change }),
  };
};
export type MemoryHost = ReturnType<typeof createMemoryHost>;
