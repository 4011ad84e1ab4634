import type { FailureCount, FleetVersion, WatchedDeployable } from '@rankwright/contracts/fleet';
import type { Tone } from '@rankwright/shared-ui/core';

/** Failed page views of an hour from which something is wrong with the version rather than with one browser. */
const failingFrom = 5;

const timeFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** In UTC, as in the logs. */
export const formatTime = (iso: string): string => `${timeFormat.format(new Date(iso))} UTC`;

export const formatPageViews = (count: number): string =>
  count === 1 ? '1 page view' : `${count} page views`;

const sumPageViews = (counts: readonly FailureCount[]): number =>
  counts.reduce((sum, { pageViews }) => sum + pageViews, 0);

const countFailures = ({ failures }: Pick<WatchedDeployable, 'failures'>, version: string): FailureCount[] =>
  failures.filter((count) => count.version === version);

/** What browsers reported of the current version within the last hour. */
export const getHealth = (deployable: WatchedDeployable): { tone: Tone; label: string } => {
  const pageViews = sumPageViews(countFailures(deployable, deployable.current));
  if (pageViews === 0) return { tone: 'success', label: 'No failures' };
  const label = `Failed in ${formatPageViews(pageViews)}`;
  return { tone: pageViews < failingFrom ? 'warning' : 'error', label };
};

export interface VersionState {
  tone: Tone;
  label: string;
}

export const getVersionState = (
  { version, withdrawn, releasedAt }: FleetVersion,
  { current, canary }: Pick<WatchedDeployable, 'current' | 'canary'>,
): VersionState => {
  if (version === current) return { tone: 'success', label: 'Current' };
  if (version === canary?.version) return { tone: 'info', label: `Canary, ${canary.percent} %` };
  if (withdrawn?.kind === 'failed') return { tone: 'error', label: 'Failed' };
  if (withdrawn) return { tone: 'warning', label: 'Rolled back' };
  return { tone: 'neutral', label: releasedAt ? 'Released' : 'Never current' };
};

/** A released version that is there, works as far as is known, and is not current. */
export const canRollBackTo = (
  { releasedAt, withdrawn, isStored, version }: FleetVersion,
  current: string,
): boolean => version !== current && releasedAt !== null && withdrawn?.kind !== 'failed' && isStored;

/** A canary starts beside another version, one at a time; a version that failed is not tried again. */
export const canStartCanary = (
  { version, withdrawn, isStored }: FleetVersion,
  { name, current, canary }: Pick<WatchedDeployable, 'name' | 'current' | 'canary'>,
): boolean =>
  name !== 'shell' && canary === null && version !== current && withdrawn?.kind !== 'failed' && isStored;

export interface BadVersion {
  name: string;
  owner: string;
  version: string;
  at: string;
  reason: string;
}

/** Versions that a test or their visits found broken, the latest first. */
export const listBadVersions = (deployables: readonly WatchedDeployable[]): BadVersion[] =>
  deployables
    .flatMap(({ name, owner, versions }) =>
      versions.flatMap(({ version, withdrawn }) =>
        withdrawn?.kind === 'failed'
          ? [{ name, owner, version, at: withdrawn.at, reason: withdrawn.reason }]
          : [],
      ),
    )
    .sort((a, b) => b.at.localeCompare(a.at));
