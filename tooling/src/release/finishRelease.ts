import { findRecord, updateRecord } from '../origin/history.ts';
import { readRegistry } from '../origin/registryFile.ts';
import { getCurrentVersion, type Candidate, type ReleaseProblem } from './candidates.ts';
import { changeOrigin, type ChangeOptions, type OriginState } from './changeOrigin.ts';
import { markFailed } from './markFailed.ts';
import type { SmokeTest } from './smokeTest.ts';
import { rollback } from './rollback.ts';

/** True for the current version of a release that was killed before it had opened the screens on the origin. */
export const isUnfinished = (state: OriginState, { name, version }: Candidate): boolean =>
  getCurrentVersion(state, name) === version && findRecord(state.history, name, version)?.smoke === 'pending';

/** Records that the screens of released candidates were opened on the origin. */
export const confirmRelease = async (
  options: ChangeOptions,
  candidates: readonly Candidate[],
): Promise<void> => {
  await changeOrigin(options, (state) => ({
    registry: state.registry,
    history: candidates.reduce(
      (history, { name, version }) => updateRecord(history, name, version, { smoke: 'passed' }),
      state.history,
    ),
    audit: [],
  }));
};

const hasPrevious = (origin: string, { kind, name }: Candidate): boolean => {
  const registry = readRegistry(origin);
  const entry = kind === 'shell' ? registry?.shell : registry?.remotes.find((remote) => remote.name === name);
  return Boolean(entry?.previous);
};

/** Takes up a release that was killed: opens the screens on the origin, and confirms or takes back each version. */
export const finishRelease = async (
  options: ChangeOptions,
  smoke: SmokeTest,
  candidates: readonly Candidate[],
): Promise<ReleaseProblem[]> => {
  const problems = await smoke.run(options.origin, candidates, false);
  const failed = candidates.filter(({ name }) => problems.some((problem) => problem.name === name));
  await confirmRelease(
    options,
    candidates.filter((candidate) => !failed.includes(candidate)),
  );
  for (const candidate of failed)
    if (hasPrevious(options.origin, candidate)) await rollback({ ...options, name: candidate.name });
  if (failed.length > 0)
    await changeOrigin(options, (state) => markFailed(state, problems, failed, new Date()));
  return problems;
};
