import { readHistory } from '../../origin/history.ts';
import { readRegistry } from '../../origin/registryFile.ts';
import { findWithdrawal, type Candidate, type ReleaseProblem } from '../candidates.ts';
import { changeOrigin } from '../changeOrigin.ts';
import { findUnfitCandidates } from '../compatibility.ts';
import { proveAlone, type ReleaseRequest } from '../releaseCandidates.ts';
import { placeRemote, type SmokeResult } from '../releaseRemote.ts';
import { assertPercent, createCanaryChange } from './changeCanary.ts';

export interface CanaryRequest extends Omit<ReleaseRequest, 'candidates' | 'isStart'> {
  candidate: Candidate;
  /** Percentage of the browsers, above 0 and at most 50. */
  percent: number;
  /** Why, for the audit log. */
  reason?: string | undefined;
}

const assertMayStart = ({ origin, candidate, percent, force }: CanaryRequest): void => {
  assertPercent(percent);
  if (candidate.kind !== 'remote') throw new Error('Only remotes have canaries.');
  const registry = readRegistry(origin);
  const history = readHistory(origin, registry);
  const withdrawal = findWithdrawal({ registry, history }, candidate, ['failed']);
  if (withdrawal && !force) throw new Error(`${withdrawal}. Use --force to try it all the same.`);
};

const prove = async (request: CanaryRequest): Promise<{ problems: ReleaseProblem[]; smoke: SmokeResult }> => {
  const smoke = await request.openSmoke();
  if (!smoke) return { problems: [], smoke: 'skipped' };
  try {
    const { problems } = await proveAlone(request, smoke, [request.candidate]);
    return { problems, smoke: 'passed' };
  } finally {
    await smoke.close();
  }
};

/**
 * Gives a build to a part of the browsers, once it works alone in a temporary origin. Returns what speaks against it; the
 * registry has the canary when that is nothing.
 */
export const startCanary = async (request: CanaryRequest): Promise<ReleaseProblem[]> => {
  const { origin, candidate, percent, actor, reason, now = new Date() } = request;
  assertMayStart(request);
  const unfit = findUnfitCandidates([candidate], origin);
  if (unfit.length > 0) return unfit;
  const { problems, smoke } = await prove(request);
  if (problems.length > 0) return problems;
  const placed = placeRemote(candidate.dist, origin, candidate.base);
  await changeOrigin({ origin, now, actor }, (state) =>
    createCanaryChange(state, placed, { percent, smoke, now, reason }),
  );
  return [];
};
