import { updateRecord, type Withdrawal } from '../origin/history.ts';
import type { Candidate, ReleaseProblem } from './candidates.ts';
import type { OriginChange, OriginState } from './changeOrigin.ts';

/** Marks candidates as failed, so that nobody releases them again without a word of their own. */
export const markFailed = (
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
