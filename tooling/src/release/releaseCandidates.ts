import { readHistory, shellName, updateRecord, type Withdrawal } from '../origin/history.ts';
import { readRegistry } from '../origin/registryFile.ts';
import {
  getCurrentVersion,
  findRunningCanary,
  findWithdrawal,
  type Candidate,
  type ReleaseProblem,
} from './candidates.ts';
import { changeOrigin, type ChangeOptions, type OriginChange, type OriginState } from './changeOrigin.ts';
import { findUnfitCandidates } from './compatibility.ts';
import { createRemoteChange, placeRemote, type SmokeResult } from './releaseRemote.ts';
import { createShellChange, placeShell } from './releaseShell.ts';
import { createTemporaryOrigin } from './temporaryOrigin.ts';
import { restoreCandidates } from './restoreCandidates.ts';

/** A browser on a host that serves any origin folder. */
export interface SmokeTest {
  /** Opens every screen that the candidates concern. `isTemporary`: the folder has no pages yet. */
  run: (origin: string, candidates: readonly Candidate[], isTemporary: boolean) => Promise<ReleaseProblem[]>;
  close: () => Promise<void>;
}

export interface ReleaseRequest extends ChangeOptions {
  candidates: readonly Candidate[];
  /** Null when this machine has no browser. */
  openSmoke: () => Promise<SmokeTest | null>;
  /** A start: leaves withdrawn versions alone. Otherwise somebody has named the versions to release. */
  isStart?: boolean;
  /** Releases a version although it failed before. */
  force?: boolean;
  /** Told what happens next, in words. */
  onStep?: (step: string) => void;
}

export interface ReleaseOutcome {
  released: readonly Candidate[];
  /** Candidates that are not current now because of what was found. */
  problems: readonly ReleaseProblem[];
  /** Sentences about versions that were left alone. */
  skipped: readonly string[];
}

const readState = (origin: string): OriginState => {
  const registry = readRegistry(origin);
  return { registry, history: readHistory(origin, registry) };
};

const selectCandidates = ({ candidates, origin, isStart, force }: ReleaseRequest) => {
  const state = readState(origin);
  const fresh = candidates.filter(({ name, version }) => getCurrentVersion(state, name) !== version);
  if (force) return { selected: fresh, skipped: [] };
  const kinds = isStart ? ['failed', 'rolledBack'] : ['failed'];
  const reasons = fresh.map(
    (candidate) =>
      findWithdrawal(state, candidate, kinds) ?? (isStart ? findRunningCanary(state, candidate) : null),
  );
  return {
    selected: fresh.filter((_, at) => reasons[at] === null),
    skipped: reasons.filter((reason) => reason !== null),
  };
};

/** Marks candidates as failed, so that nobody releases them again without a word of their own. */
const markFailed = (
  state: OriginState,
  problems: readonly ReleaseProblem[],
  candidates: readonly Candidate[],
  now: Date,
): OriginChange => {
  const failed = candidates.filter(({ name }) => problems.some((problem) => problem.name === name));
  const getReason = (name: string): string =>
    problems.find((problem) => problem.name === name)?.message ?? '';
  const withdraw = (name: string): Withdrawal => ({
    kind: 'failed',
    at: now.toISOString(),
    reason: getReason(name),
  });
  return {
    registry: state.registry,
    history: failed.reduce(
      (history, { name, version }) => updateRecord(history, name, version, { withdrawn: withdraw(name) }),
      state.history,
    ),
    audit: failed.map(({ name, version }) => ({
      action: 'refuse',
      subject: name,
      version,
      reason: getReason(name),
    })),
  };
};

const tryAlone = async (
  smoke: SmokeTest,
  origin: string,
  candidates: readonly Candidate[],
): Promise<ReleaseProblem[]> => {
  const temporary = await createTemporaryOrigin(candidates, origin);
  try {
    return await smoke.run(temporary.origin, candidates, true);
  } finally {
    temporary.remove();
  }
};

/** Places the version folders, then moves all pointers in one change. Returns the registry before it. */
const makeCurrent = async (request: ReleaseRequest, candidates: readonly Candidate[], smoke: SmokeResult) => {
  const now = request.now ?? new Date();
  const changes = candidates.map(({ kind, dist, base }) => {
    if (kind === 'shell') {
      const shell = placeShell(dist, request.origin);
      return (state: OriginState) => createShellChange(state, shell, smoke, now);
    }
    const placed = placeRemote(dist, request.origin, base);
    return (state: OriginState) => createRemoteChange(state, placed, smoke, now);
  });
  const before: { state?: OriginState } = {};
  await changeOrigin({ ...request, now }, (state) => {
    before.state = state;
    return changes.reduce<OriginChange>(
      (sum, change) => {
        const next = change(sum);
        return { ...next, audit: [...sum.audit, ...next.audit] };
      },
      { ...state, audit: [] },
    );
  });
  return before.state ?? readState(request.origin);
};

/** Candidates without a problem; none when the shell has one, because the remotes were tried in it. */
const listPassed = (candidates: readonly Candidate[], problems: readonly ReleaseProblem[]): Candidate[] => {
  const failed = new Set(problems.map(({ name }) => name));
  return failed.has(shellName) ? [] : candidates.filter(({ name }) => !failed.has(name));
};

/** Opens candidates alone, marks those that fail there, and returns the others. */
export const proveAlone = async (
  { origin, actor }: Pick<ReleaseRequest, 'origin' | 'actor'>,
  smoke: SmokeTest,
  selected: readonly Candidate[],
): Promise<{ proven: Candidate[]; problems: ReleaseProblem[] }> => {
  const problems = await tryAlone(smoke, origin, selected);
  if (problems.length > 0)
    await changeOrigin({ origin, actor }, (state) => markFailed(state, problems, selected, new Date()));
  return { proven: listPassed(selected, problems), problems };
};

const releaseProven = async (request: ReleaseRequest, smoke: SmokeTest, selected: readonly Candidate[]) => {
  const { origin, onStep = () => undefined } = request;
  onStep('Opening every screen of the build alone');
  const { proven, problems } = await proveAlone(request, smoke, selected);
  if (proven.length === 0) return { released: [], problems };
  onStep('Making it current and building the pages');
  const before = await makeCurrent(request, proven, 'passed');
  // Without a registry before there is nothing that could hide a fault, and the origin is the one just tried.
  if (!before.registry) return { released: proven, problems };
  onStep('Opening the screens once more, on the origin');
  const late = await smoke.run(origin, proven, false);
  if (late.length === 0) return { released: proven, problems };
  await restoreCandidates(request, before, proven, late);
  const kept = proven.filter(({ name }) => !late.some((problem) => problem.name === name));
  return { released: kept, problems: [...problems, ...late] };
};

/**
 * Releases builds: each is first opened alone in a temporary origin and becomes current only when it works there. It is
 * opened again once it is current, and rolled back when that fails.
 */
export const releaseCandidates = async (request: ReleaseRequest): Promise<ReleaseOutcome> => {
  const { selected, skipped } = selectCandidates(request);
  if (selected.length === 0) return { released: [], problems: [], skipped };
  const unfit = findUnfitCandidates(selected, request.origin);
  const fit = listPassed(selected, unfit);
  if (fit.length === 0) return { released: [], problems: unfit, skipped };
  const smoke = await request.openSmoke();
  if (!smoke) {
    await makeCurrent(request, fit, 'skipped');
    return { released: fit, problems: unfit, skipped };
  }
  try {
    const { released, problems } = await releaseProven(request, smoke, fit);
    return { released, problems: [...unfit, ...problems], skipped };
  } finally {
    await smoke.close();
  }
};
