import { readHistory, shellName } from '../origin/history.ts';
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
import { confirmRelease, finishRelease, isUnfinished } from './finishRelease.ts';
import { markFailed } from './markFailed.ts';
import { createRemoteChange, placeRemote, type SmokeResult } from './releaseRemote.ts';
import { createShellChange, placeShell } from './releaseShell.ts';
import type { SmokeTest } from './smokeTest.ts';
import { createTemporaryOrigin } from './temporaryOrigin.ts';
import { restoreCandidates } from './restoreCandidates.ts';

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
  const unfinished = candidates.filter((candidate) => isUnfinished(state, candidate));
  const fresh = candidates.filter(({ name, version }) => getCurrentVersion(state, name) !== version);
  if (force) return { unfinished, selected: fresh, skipped: [] };
  const kinds = isStart ? ['failed', 'rolledBack'] : ['failed'];
  const reasons = fresh.map(
    (candidate) =>
      findWithdrawal(state, candidate, kinds) ?? (isStart ? findRunningCanary(state, candidate) : null),
  );
  return {
    unfinished,
    selected: fresh.filter((_, at) => reasons[at] === null),
    skipped: reasons.filter((reason) => reason !== null),
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
  // Without a registry before there is nothing that could hide a fault, and the origin is the one just tried.
  const isFirst = readRegistry(origin) === null;
  const before = await makeCurrent(request, proven, isFirst ? 'passed' : 'pending');
  if (isFirst) return { released: proven, problems };
  onStep('Opening the screens once more, on the origin');
  const late = await smoke.run(origin, proven, false);
  const kept = proven.filter(({ name }) => !late.some((problem) => problem.name === name));
  if (late.length > 0) await restoreCandidates(request, before, proven, late);
  await confirmRelease(request, kept);
  return { released: kept, problems: [...problems, ...late] };
};

const releaseFit = async (
  request: ReleaseRequest,
  smoke: SmokeTest,
  unfinished: readonly Candidate[],
  fit: readonly Candidate[],
) => {
  const { onStep = () => undefined } = request;
  const problems: ReleaseProblem[] = [];
  if (unfinished.length > 0) {
    onStep('Taking up a release that was broken off: opening the screens on the origin');
    problems.push(...(await finishRelease(request, smoke, unfinished)));
  }
  const finished = unfinished.filter(({ name }) => !problems.some((problem) => problem.name === name));
  if (fit.length === 0) return { released: finished, problems };
  const outcome = await releaseProven(request, smoke, fit);
  return {
    released: [...finished, ...outcome.released],
    problems: [...problems, ...outcome.problems],
  };
};

/**
 * Releases builds: each is first opened alone in a temporary origin and becomes current only when it works there. It is
 * opened again once it is current, and rolled back when that fails. A release that was killed in between is taken up.
 */
export const releaseCandidates = async (request: ReleaseRequest): Promise<ReleaseOutcome> => {
  const { unfinished, selected, skipped } = selectCandidates(request);
  const unfit = findUnfitCandidates(selected, request.origin);
  const fit = listPassed(selected, unfit);
  if (unfinished.length + fit.length === 0) return { released: [], problems: unfit, skipped };
  const smoke = await request.openSmoke();
  if (!smoke) {
    if (fit.length > 0) await makeCurrent(request, fit, 'skipped');
    return { released: fit, problems: unfit, skipped };
  }
  try {
    const { released, problems } = await releaseFit(request, smoke, unfinished, fit);
    return { released, problems: [...unfit, ...problems], skipped };
  } finally {
    await smoke.close();
  }
};
