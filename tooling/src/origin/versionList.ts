import path from 'node:path';
import type { ReleasedVersion, VersionList } from '@rankwright/contracts/remote';
import type { History, ReleaseRecord } from './history.ts';
import { writeCompressed } from './writeCompressed.ts';

const toReleasedVersions = ({ registered, releasedAt, withdrawn }: ReleaseRecord): ReleasedVersion[] =>
  registered && releasedAt
    ? [
        {
          version: registered.version,
          base: registered.base,
          releasedAt,
          withdrawn: withdrawn?.kind ?? null,
        },
      ]
    : [];

/** Writes `/versions.json`, which everybody can read: no reasons and no names. */
export const writeVersionList = (origin: string, { remotes }: History): void => {
  const list: VersionList = {
    schema: 1,
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, records]) => [name, records.flatMap(toReleasedVersions).reverse()]),
    ),
  };
  writeCompressed(path.join(origin, 'versions.json'), JSON.stringify(list));
};
