import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getBuildIdentity } from './webpack/buildIdentity.ts';
import { repositoryRoot } from '../origin/paths.ts';

/** Packages with a build: the shell, every remote and the API. */
export const listBuildablePackages = (): string[] => [
  'shell',
  ...readdirSync(repositoryRoot).filter(
    (name) => name.startsWith('remote-') && existsSync(path.join(repositoryRoot, name, 'remote.config.ts')),
  ),
  'api',
];

const getStampFile = (packageName: string): string => path.join(repositoryRoot, packageName, 'dist/.built');

const getSourceHash = (packageName: string): string =>
  getBuildIdentity(path.join(repositoryRoot, packageName), packageName.replace(/^remote-/, '')).buildHash;

/** Packages whose `dist/` does not match their sources → hash of those sources. */
export const findStalePackages = (): Map<string, string> =>
  new Map(
    listBuildablePackages()
      .map((packageName) => [packageName, getSourceHash(packageName)] as const)
      .filter(
        ([packageName, identity]) =>
          !existsSync(getStampFile(packageName)) ||
          readFileSync(getStampFile(packageName), 'utf8') !== identity,
      ),
  );

/** Records a finished build. Takes the hashes from before the build: sources may have changed during it. */
export const markBuilt = (packages: ReadonlyMap<string, string>): void => {
  for (const [packageName, identity] of packages) writeFileSync(getStampFile(packageName), identity);
};
