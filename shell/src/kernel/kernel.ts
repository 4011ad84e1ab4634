import { createSlotKey, type HostData, type RegisteredRemote } from '@rankwright/contracts/remote';
import { createActivation, type ActivePage } from './activation/activation.ts';
import { createBreaker } from './activation/breaker.ts';
import { listCandidates, type Candidate } from './registry/candidate.ts';
import { createDiagnosticsLog } from './diagnostics/diagnosticsLog.ts';
import { err, type Result } from './result/result.ts';
import type { Failure } from './result/steps.ts';
import { createOverrides } from './activation/overrides.ts';
import { createStartLog } from './activation/startLog.ts';
import type { Ports } from './ports/ports.ts';
import { createCanaryCohort } from './registry/canary.ts';
import { resolveSettings } from './registry/remoteSettings.model.ts';
import { createRegistry, recoveryDeadlineMs } from './registry/registry.ts';
import { readVersionList } from './registry/versionList.ts';

export type { ActivePage } from './activation/activation.ts';

type PageVersion = Pick<ActivePage, 'remote' | 'version' | 'owner'>;

const createUnlistedFailure = (remote: string): Failure => ({
  step: 'fetch',
  reason: 'the registry does not list this remote',
  remote,
  version: '',
  owner: '',
});

/**
 * Finds, verifies and loads remotes, and falls back to the previous version when one fails. Failures are not cached.
 * One long function, because its operations share the registry, the breaker and the overrides, which nobody else may hold.
 */
export const createKernel = (ports: Ports, data: HostData | null) => {
  const { clock, fetcher, storage, pageUrl } = ports;
  const registry = createRegistry({
    clock,
    fetcher,
    inlined: data?.registry ?? null,
    key: data?.registryKey ?? null,
  });
  const breaker = createBreaker();
  const diagnosticsLog = createDiagnosticsLog(ports.observe);
  const overrides = createOverrides(storage, pageUrl, registry.current);
  const cohort = createCanaryCohort(ports.lastingStorage, ports.createId);
  const startLog = createStartLog(ports, cohort.includes);
  const activation = createActivation({ ports, data, registry, diagnosticsLog });
  /** Loads in progress by remote and path. */
  const loading = new Map<string, Promise<Result<ActivePage, Failure>>>();
  ports.events((event) => void diagnosticsLog.recordEvent(event));

  const findRemote = (name: string): RegisteredRemote | undefined =>
    registry.current()?.remotes.find((remote) => remote.name === name);
  const getCandidates = (remote: RegisteredRemote): Candidate[] =>
    listCandidates(remote, {
      override: overrides.get(remote.name),
      isInCanary: cohort.includes(remote),
      isBad: (version) => breaker.isBad(remote.name, version),
    });
  const recordStart = (name: string, start: Parameters<typeof startLog.record>[1]): void => {
    const remote = findRemote(name);
    if (remote && overrides.get(name) === null) startLog.record(remote, start);
  };

  const nextCandidate = (name: string, failures: readonly Failure[]) => {
    const remote = findRemote(name);
    const isLeft = ({ version }: Candidate) => failures.every((failure) => failure.version !== version);
    const candidate = remote && getCandidates(remote).find(isLeft);
    return remote && candidate ? { remote, candidate } : null;
  };

  /**
   * Loads the page of a remote at a route, from the first version that works. After a failure the registry is
   * refreshed, because a redeploy may have removed files. Failed versions are skipped until the page is reloaded once another one
   * works, unless the network was down.
   */
  const tryVersions = async (name: string, path: string): Promise<Result<ActivePage, Failure>> => {
    if (!registry.current()) await registry.open();
    const failures: Failure[] = [];
    let first: Failure | null = null;
    let isReachable = true;
    for (let trial = nextCandidate(name, failures); trial; trial = nextCandidate(name, failures)) {
      const page = await activation.activate(trial.remote, trial.candidate, path);
      if (page.ok) {
        if (isReachable) for (const { version } of failures) breaker.open(name, version);
        return page;
      }
      first ??= page.error;
      if (trial.candidate.source === 'override') {
        overrides.resetFailed(page.error);
        continue;
      }
      if (failures.length === 0) isReachable = (await registry.refresh(recoveryDeadlineMs)).ok;
      failures.push(page.error);
      const { version, step } = page.error;
      if (isReachable) recordStart(name, { version, outcome: 'failed', step });
    }
    return err(first ?? createUnlistedFailure(name));
  };

  /** Joins a load of the same page that is in progress, so that one failure is reported once. */
  const loadPage = async (name: string, path: string): Promise<Result<ActivePage, Failure>> => {
    const key = `${name} ${path}`;
    const running = loading.get(key) ?? tryVersions(name, path);
    loading.set(key, running);
    try {
      return await running;
    } finally {
      if (loading.get(key) === running) loading.delete(key);
    }
  };

  /** Step 9 failed: the version threw before it was on screen. It is skipped in this page while there is another version. */
  const reportCrash = ({ remote, version, owner }: PageVersion, reason: string): void => {
    const failure: Failure = { step: 'mount', reason, remote, version, owner };
    activation.forget(remote, version);
    diagnosticsLog.recordFailure(failure);
    ports.report(failure);
    recordStart(remote, { version, outcome: 'failed', step: 'mount' });
    if (overrides.get(remote) !== null) overrides.resetFailed(failure);
    else breaker.open(remote, version);
  };

  return {
    registry,
    diagnosticsLog,
    overrides,
    loadPage,
    /** The page that `loadPage` would resolve to, when it has loaded before; null when it takes a load. */
    getLoadedPage: (name: string, path: string): ActivePage | null => {
      const version = nextCandidate(name, [])?.candidate.version;
      return version === undefined ? null : activation.getLoadedPage(name, version, path);
    },
    reportCrash,
    /** The component of a contribution to a slot, from the version whose pages are first choice now. */
    loadContribution: async (name: string, id: string): Promise<Result<ActivePage, Failure>> => {
      const next = nextCandidate(name, []);
      return next
        ? activation.activate(next.remote, next.candidate, createSlotKey(id))
        : err(createUnlistedFailure(name));
    },
    /** A contribution threw, or a page that was on screen already. The pages of its version stay. */
    reportRenderError: ({ remote, version, owner }: PageVersion, reason: string): void => {
      const failure: Failure = { step: 'mount', reason, remote, version, owner };
      diagnosticsLog.recordFailure(failure);
      ports.report(failure);
    },
    /** Config and flags of a remote in this browser. */
    getSettings: (remote: RegisteredRemote) =>
      resolveSettings(remote, (flag, percent) => cohort.hasFlag(remote, flag, percent)),
    /** Every version on the origin, for people who choose one for this tab. */
    readVersionList: () => readVersionList(ports),
    /** True when this page has requested to run the script. */
    wasRequested: ports.chunks.wasRequested,
    /** Step 9. Call `mounted` when the page is on screen, `cancel` when it is unmounted. */
    trackMount: (pageVersion: PageVersion) => {
      const since = clock.now();
      return {
        mounted: () => {
          diagnosticsLog.recordStep(pageVersion, 'mount', clock.now() - since);
          diagnosticsLog.setActive(pageVersion, true);
          recordStart(pageVersion.remote, { version: pageVersion.version, outcome: 'started' });
        },
        cancel: () => diagnosticsLog.setActive(pageVersion, false),
      };
    },
    /** True when a version that failed to start stands back for this one. */
    isFallback: ({ remote, version }: PageVersion): boolean => {
      const known = findRemote(remote);
      return (
        known !== undefined &&
        known.current.version !== version &&
        breaker.isBad(remote, known.current.version)
      );
    },
    /** The version that would be loaded now instead of this one; null when it is the same. */
    getReplacement: ({ remote, version }: PageVersion): string | null => {
      const known = findRemote(remote);
      const first = known && getCandidates(known)[0]?.version;
      return first === undefined || first === version ? null : first;
    },
    /** Manual retry: refreshes the registry and tries every version again. */
    retry: async (name: string, path: string): Promise<Result<ActivePage, Failure>> => {
      await registry.refresh(recoveryDeadlineMs);
      const remote = findRemote(name);
      for (const registered of [remote?.canary, remote?.current, remote?.previous])
        if (registered) breaker.close(name, registered.version);
      return tryVersions(name, path);
    },
  };
};
export type Kernel = ReturnType<typeof createKernel>;
