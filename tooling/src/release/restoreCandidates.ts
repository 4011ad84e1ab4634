import type { Registry } from '@rankwright/contracts/remote';
import { shellName, updateRecord, type History } from '../origin/history.ts';
import { getCurrentVersion, type Candidate, type ReleaseProblem } from './candidates.ts';
import { changeOrigin, type ChangeOptions, type OriginChange, type OriginState } from './changeOrigin.ts';

/** Puts one pointer back to where it was; a remote that is new leaves the registry. */
const restorePointer = (registry: Registry, before: Registry, name: string): Registry => {
  if (name === shellName) return { ...registry, hostApi: before.hostApi, shell: before.shell };
  const found = before.remotes.find((remote) => remote.name === name);
  const earlier = found && { ...found };
  // Its canary was stopped when the candidate became current.
  if (earlier) delete earlier.canary;
  const others = registry.remotes.filter((remote) => remote.name !== name);
  const remotes = earlier ? [...others, earlier] : others;
  return { ...registry, remotes: remotes.sort((a, b) => (a.name < b.name ? -1 : 1)) };
};

const withdraw = (history: History, { name, version }: Candidate, reason: string, now: Date): History =>
  updateRecord(history, name, version, { withdrawn: { kind: 'failed', at: now.toISOString(), reason } });

/** Takes back candidates that failed after their release, unless somebody has moved their pointer meanwhile. */
export const restoreCandidates = async (
  { origin, now = new Date(), actor }: ChangeOptions,
  before: OriginState,
  candidates: readonly Candidate[],
  problems: readonly ReleaseProblem[],
): Promise<void> => {
  const earlier = before.registry;
  if (!earlier) return;
  await changeOrigin({ origin, now, actor }, (state) =>
    candidates.reduce<OriginChange>(
      (change, candidate) => {
        const { name, version } = candidate;
        const reason = problems.find((problem) => problem.name === name)?.message;
        if (reason === undefined) return change;
        const history = withdraw(change.history, candidate, reason, now);
        if (!change.registry || getCurrentVersion(state, name) !== version) return { ...change, history };
        const from = getCurrentVersion({ registry: earlier }, name);
        return {
          registry: restorePointer(change.registry, earlier, name),
          history,
          audit: [...change.audit, { action: 'withdraw', subject: name, version, from, reason }],
        };
      },
      { ...state, audit: [] },
    ),
  );
};
