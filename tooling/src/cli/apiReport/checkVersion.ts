import semver from 'semver';
import { compareReports } from './compareReports.ts';

/** The API that a released version had. */
export interface RecordedApi {
  version: string;
  report: string;
}

/** The next version that may break; below 1.0.0 that is the next minor, as in the range `^0.1.0`. */
const nextBreaking = (version: string): string =>
  semver.inc(version, semver.major(version) === 0 ? 'minor' : 'major') ?? version;

const nextAdding = (version: string): string =>
  semver.inc(version, semver.major(version) === 0 ? 'patch' : 'minor') ?? version;

const maxNamed = 10;

const joinNames = (names: readonly string[]): string =>
  [...names.slice(0, maxNamed), ...(names.length > maxNamed ? [`${names.length - maxNamed} more`] : [])]
    .map((name) => `  ${name}`)
    .join('\n');

/**
 * Why the version of a package does not say what its API has become since the recorded one; null when it does. What breaks
 * needs a major version, what is added a minor.
 */
export const findVersionProblem = (
  name: string,
  recorded: RecordedApi,
  current: RecordedApi,
): string | null => {
  if (recorded.report === current.report) return null;
  const { breaking, added } = compareReports(recorded.report, current.report);
  const needed = (breaking.length > 0 ? nextBreaking : nextAdding)(recorded.version);
  if (semver.gte(current.version, needed)) return null;
  return breaking.length > 0
    ? `${name} ${current.version} breaks what ${recorded.version} promised:\n${joinNames(breaking)}\nKeep it, or raise the version to ${needed}.`
    : `${name} has more than ${recorded.version}:\n${joinNames(added)}\nRaise the version to ${needed}.`;
};
