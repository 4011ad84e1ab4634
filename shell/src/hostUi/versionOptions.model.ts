import type { RegisteredRemote, ReleasedVersion } from '@rankwright/contracts/remote';

export interface VersionOption {
  /** URL of the build; empty for what the registry says. */
  base: string;
  label: string;
}

const withdrawnTexts = { failed: ', failed', rolledBack: ', rolled back' };

const formatDay = (time: string): string =>
  new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

const formatVersion = ({ version, releasedAt, withdrawn }: ReleasedVersion): string =>
  `${version}, ${formatDay(releasedAt)}${withdrawn ? withdrawnTexts[withdrawn] : ''}`;

interface Builds {
  /** Versions on the origin, the latest first. */
  released: readonly ReleasedVersion[];
  /** Origins that may serve builds besides the host's own. */
  allowedOrigins: readonly string[];
  /** What this tab loads now; null for what the registry says. */
  selected: string | null;
}

/** What one remote can be loaded from in this tab: the registry's version first, then the others, then other origins. */
export const listVersionOptions = (
  { current }: RegisteredRemote,
  { released, allowedOrigins, selected }: Builds,
): VersionOption[] => {
  const others = released
    .filter(({ base }) => base !== current.base)
    .map((version) => ({ base: version.base, label: formatVersion(version) }));
  const served = allowedOrigins.map((origin) => {
    const base = `${origin.replace(/\/$/, '')}/`;
    return { base, label: `Build at ${base}` };
  });
  const options = [{ base: '', label: `${current.version}, released` }, ...others, ...served];
  const isListed = options.some(({ base }) => base === (selected ?? ''));
  return isListed || selected === null
    ? options
    : [...options, { base: selected, label: `Build at ${selected}` }];
};
