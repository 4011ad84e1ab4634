import path from 'node:path';
import type { CanaryChange } from '@rankwright/contracts/fleet';
import { findRecord, readHistory } from '../origin/history.ts';
import { readRegistry } from '../origin/registryFile.ts';
import { changeCanaryPercent, promoteCanary, stopCanary } from '../release/canary/changeCanary.ts';
import { startCanary } from '../release/canary/startCanary.ts';
import { readRemoteCandidate } from '../release/candidates.ts';
import type { ChangeOptions } from '../release/changeOrigin.ts';
import type { SmokeTest } from '../release/smokeTest.ts';

export interface CanaryRequest extends CanaryChange, Omit<ChangeOptions, 'settings'> {
  name: string;
  openSmoke: () => Promise<SmokeTest | null>;
}

const getPercent = ({ percent }: CanaryRequest): number => {
  if (percent === undefined) throw new Error('Enter a percentage of the browsers.');
  return percent;
};

/** Gives a version that lies on the origin to a part of the browsers, once its screens work alone. */
const start = async (request: CanaryRequest): Promise<void> => {
  const { origin, name, version, actor, reason, openSmoke } = request;
  const registry = readRegistry(origin);
  const registered = findRecord(readHistory(origin, registry), name, version)?.registered;
  if (!registered) throw new Error(`${name} ${version} is not on the origin.`);
  const isElsewhere = !registered.base.startsWith('/');
  const folder = path.join(origin, 'remotes', name, version);
  const problems = await startCanary({
    origin,
    candidate: readRemoteCandidate(folder, isElsewhere ? registered.base : undefined),
    percent: getPercent(request),
    openSmoke,
    actor,
    reason,
  });
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('; '));
};

const assertRuns = ({ origin, name, version }: CanaryRequest): void => {
  const running = readRegistry(origin)?.remotes.find((remote) => remote.name === name)?.canary;
  if (running?.version !== version) throw new Error(`${name} ${version} is not a canary any more.`);
};

/** Starts, resizes, promotes or stops a canary. Throws with the reason when the origin stays as it is. */
export const changeCanary = async (request: CanaryRequest): Promise<void> => {
  const { origin, name, version, action, actor, reason } = request;
  const options = { origin, actor };
  if (action === 'start') return start(request);
  assertRuns(request);
  if (action === 'promote') await promoteCanary(options, name, reason);
  else if (action === 'resize') await changeCanaryPercent(options, name, getPercent(request), reason);
  else await stopCanary(options, { name, version, kind: 'rolledBack', reason });
};
