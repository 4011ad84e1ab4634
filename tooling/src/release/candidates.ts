import { readContract } from '../origin/readContract.ts';
import { findRecord, shellName, type ReleaseRecord } from '../origin/history.ts';
import { readShellManifest } from '../build/shellManifest.ts';
import type { OriginState } from './changeOrigin.ts';

/** A build that may be released. */
export interface Candidate {
  kind: 'shell' | 'remote';
  /** `shell`, or the remote's name. */
  name: string;
  version: string;
  owner: string;
  dist: string;
  /** URL of the version's folder on an origin of the team's own; without it the host's origin serves the version. */
  base?: string;
}

/** What a smoke test found wrong with one candidate. */
export interface ReleaseProblem {
  name: string;
  message: string;
}

export const readShellCandidate = (dist: string): Candidate => ({
  kind: 'shell',
  name: shellName,
  version: readShellManifest(dist).version,
  owner: shellName,
  dist,
});

export const readRemoteCandidate = (dist: string, base?: string): Candidate => {
  const { name, version, owner } = readContract(dist);
  return { kind: 'remote', name, version, owner, dist, ...(base !== undefined && { base }) };
};

/** Version of the shell or of a remote that is current; null before its first release. */
export const getCurrentVersion = (
  { registry }: Pick<OriginState, 'registry'>,
  name: string,
): string | null => {
  if (name === shellName) return registry?.shell.version ?? null;
  return registry?.remotes.find((remote) => remote.name === name)?.current.version ?? null;
};

const describeWithdrawal = ({ version, withdrawn }: ReleaseRecord, name: string): string | null => {
  if (!withdrawn) return null;
  const words = withdrawn.kind === 'failed' ? 'failed' : 'was rolled back';
  return `${name} ${version} ${words} on ${withdrawn.at}: ${withdrawn.reason}`;
};

/** A sentence when the version is the canary now: a start leaves it one. */
export const findRunningCanary = (
  { registry }: Pick<OriginState, 'registry'>,
  { name, version }: Pick<Candidate, 'name' | 'version'>,
): string | null => {
  const canary = registry?.remotes.find((remote) => remote.name === name)?.canary;
  return canary?.version === version ? `${name} ${version} is a canary, for ${canary.percent} %` : null;
};

/** Why a version is not released again, as a sentence; null when nothing speaks against it. */
export const findWithdrawal = (
  { history }: OriginState,
  { name, version }: Pick<Candidate, 'name' | 'version'>,
  kinds: readonly string[],
): string | null => {
  const record = findRecord(history, name, version);
  return record?.withdrawn && kinds.includes(record.withdrawn.kind) ? describeWithdrawal(record, name) : null;
};
