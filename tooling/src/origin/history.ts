import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { registeredVersion, releaseVersion, type Registry } from '@rankwright/contracts/remote';
import * as z from '@rankwright/contracts/zod';
import { writeAtomically } from './writeAtomically.ts';

const withdrawal = z.object({
  /** `failed`: a smoke test or the visits of a canary found a fault. `rolledBack`: a person chose another version. */
  kind: z.enum(['failed', 'rolledBack']),
  at: z.iso.datetime(),
  reason: z.string(),
});
export type Withdrawal = z.infer<typeof withdrawal>;

const releaseRecord = z.object({
  version: releaseVersion,
  /** When it last became current; null for a version that never did. */
  releasedAt: z.iso.datetime().nullable(),
  /** When it first became current; absent before that. */
  firstReleasedAt: z.iso.datetime().optional(),
  /**
   * `skipped`: there was no browser to open its screens in. `pending`: current, but not yet opened on the origin; left by a
   * release that was killed, and taken up by the next one of this version.
   */
  smoke: z.enum(['passed', 'skipped', 'pending']).nullable(),
  /** A withdrawn version is not released again by a start, and a failed one not without `--force`. */
  withdrawn: withdrawal.nullable(),
  /** Where a remote's version lies; null for a shell and for a version that was never released. */
  registered: registeredVersion.nullable(),
});
export type ReleaseRecord = z.infer<typeof releaseRecord>;

const history = z.object({
  /** Date of the registry that was written last: an older one beside this history was put there by somebody else. */
  registryUpdatedAt: z.iso.datetime().nullable().default(null),
  shell: z.array(releaseRecord),
  remotes: z.record(z.string(), z.array(releaseRecord)),
});
/** Every version that was released or refused, per remote and for the shell. */
export type History = z.infer<typeof history>;

/** Name under which the shell stands beside the remotes in commands, history and audit log. */
export const shellName = 'shell';

const getHistoryFile = (origin: string): string => path.join(origin, '.server/history.json');

const createRecord = (version: string, changes: Partial<ReleaseRecord> = {}): ReleaseRecord => ({
  version,
  releasedAt: null,
  smoke: null,
  withdrawn: null,
  registered: null,
  ...changes,
});

/** The history of an origin that was released to before there was one. */
const createHistory = (registry: Registry | null): History => {
  if (!registry) return { registryUpdatedAt: null, shell: [], remotes: {} };
  const { shell, remotes, updatedAt: releasedAt } = registry;
  const versions = (list: readonly (string | null | undefined)[]): string[] =>
    list.filter((version): version is string => typeof version === 'string');
  return {
    registryUpdatedAt: releasedAt,
    shell: versions([shell.previous, shell.version]).map((version) => createRecord(version, { releasedAt })),
    remotes: Object.fromEntries(
      remotes.map(({ name, current, previous }) => [
        name,
        [previous, current]
          .filter((registered) => registered !== null)
          .map((registered) => createRecord(registered.version, { releasedAt, registered })),
      ]),
    ),
  };
};

export const readHistory = (origin: string, registry: Registry | null): History => {
  const file = getHistoryFile(origin);
  if (!existsSync(file)) return createHistory(registry);
  return history.parse(JSON.parse(readFileSync(file, 'utf8')));
};

export const writeHistory = (origin: string, content: History): void =>
  writeAtomically(getHistoryFile(origin), JSON.stringify(content, null, 2), { durable: true });

/** Versions of a remote or the shell, the latest released last. */
export const listRecords = (content: History, name: string): readonly ReleaseRecord[] =>
  name === shellName ? content.shell : (content.remotes[name] ?? []);

export const findRecord = (content: History, name: string, version: string): ReleaseRecord | undefined =>
  listRecords(content, name).find((record) => record.version === version);

/** Sets fields of one version's record; a released version moves to the end. */
export const updateRecord = (
  content: History,
  name: string,
  version: string,
  changes: Partial<ReleaseRecord>,
): History => {
  const before = listRecords(content, name);
  const known = findRecord(content, name, version) ?? createRecord(version);
  const firstReleasedAt = known.firstReleasedAt ?? known.releasedAt ?? changes.releasedAt;
  const record = { ...known, ...changes, ...(firstReleasedAt && { firstReleasedAt }) };
  const others = before.filter((other) => other.version !== version);
  const records =
    changes.releasedAt || others.length === before.length
      ? [...others, record]
      : before.map((other) => (other.version === version ? record : other));
  return name === shellName
    ? { ...content, shell: records }
    : { ...content, remotes: { ...content.remotes, [name]: records } };
};

/** The version to return to: the latest released one that was not withdrawn. */
export const findRollbackTarget = (
  content: History,
  name: string,
  current: string,
): ReleaseRecord | undefined =>
  listRecords(content, name).findLast(
    ({ version, releasedAt, withdrawn: isWithdrawn }) =>
      version !== current && releasedAt !== null && isWithdrawn === null,
  );
