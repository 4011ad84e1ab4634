import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { getBuildMode } from './buildMode.ts';
import { eagerShares, schemaLibrary, sharedNames, sharedRuntime } from './sharePolicy.ts';

const getPackageName = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

const findManifest = (packageName: string, from: string): string => {
  const roots = createRequire(path.join(from, 'package.json')).resolve.paths(packageName) ?? [];
  for (const root of roots) {
    const file = path.join(root, packageName, 'package.json');
    try {
      readFileSync(file);
      return file;
    } catch {
      continue;
    }
  }
  throw new Error(`${packageName} is shared but not installed.`);
};

/** Installed version of the package a shared module belongs to. */
const readInstalledVersion = (name: string, from: string): string =>
  (JSON.parse(readFileSync(findManifest(getPackageName(name), from), 'utf8')) as { version: string }).version;

const allSharedNames = [...sharedNames, sharedRuntime];

/** Shared module → version that the host provides, including the federation runtime. */
export const readProvidedVersions = (from: string): Record<string, string> =>
  Object.fromEntries(allSharedNames.map((name) => [name, readInstalledVersion(name, from)]));

/** Range of the installed major version (of the minor version below 1.0). */
const getCompatibleRange = (name: string, from: string): string => `^${readInstalledVersion(name, from)}`;

/** Shared module → range that a remote accepts, including the federation runtime. */
export const getRequiredRanges = (from: string): Record<string, string> =>
  Object.fromEntries(allSharedNames.map((name) => [name, getCompatibleRange(name, from)]));

/**
 * The kernel compares the ranges of a contract with what the host provides before it runs a remote (`checkShared`), so the
 * federation runtime does not parse a range for each module that is consumed.
 */
const checkedByKernel = { singleton: true, requiredVersion: false as const };

export const createRemoteShares = () =>
  Object.fromEntries(sharedNames.map((name) => [name, { ...checkedByKernel, import: false as const }]));

/** File of a shared module. By its path it is provided even if the host itself never imports it. */
export const resolveShare = (name: string, from: string): string =>
  createRequire(path.join(from, 'package.json')).resolve(name);

/** Nothing is left out of a development build, so its first file imports schemas, which a released host leaves to remotes. */
const isEager = (name: string): boolean =>
  eagerShares.includes(name) || (getBuildMode() === 'hot' && name === schemaLibrary);

export const createHostShares = (from: string) =>
  Object.fromEntries(
    sharedNames.map((name) => [
      name,
      {
        ...checkedByKernel,
        version: readInstalledVersion(name, from),
        import: resolveShare(name, from),
        eager: isEager(name),
      },
    ]),
  );
