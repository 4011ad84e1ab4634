import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { eagerShares, sharedNames, sharedRuntime } from './sharePolicy.ts';

const packageOf = (name: string): string =>
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
const versionOf = (name: string, from: string): string =>
  (JSON.parse(readFileSync(findManifest(packageOf(name), from), 'utf8')) as { version: string }).version;

const everything = [...sharedNames, sharedRuntime];

/** Shared module → version the host gives, the federation runtime among them. */
export const providedVersions = (from: string): Record<string, string> =>
  Object.fromEntries(everything.map((name) => [name, versionOf(name, from)]));

/** The same major (minor below 1.0) as it was built with. */
const rangeOf = (name: string, from: string): string => `^${versionOf(name, from)}`;

/** Shared module → range a remote accepts, the federation runtime among them. */
export const neededRanges = (from: string): Record<string, string> =>
  Object.fromEntries(everything.map((name) => [name, rangeOf(name, from)]));

export const remoteShares = (from: string) =>
  Object.fromEntries(
    sharedNames.map((name) => [
      name,
      { singleton: true, strictVersion: true, import: false as const, requiredVersion: rangeOf(name, from) },
    ]),
  );

export const hostShares = (from: string) =>
  Object.fromEntries(
    sharedNames.map((name) => [
      name,
      {
        singleton: true,
        eager: eagerShares.includes(name),
        version: versionOf(name, from),
        requiredVersion: rangeOf(name, from),
      },
    ]),
  );
