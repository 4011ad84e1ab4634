import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { getBuildMode, developmentVersion } from './buildMode.ts';

/** Of npm, pnpm, Yarn and Bun. */
const lockFiles: readonly string[] = [
  'package-lock.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock',
  'bun.lockb',
];

const findLockFile = (root: string): string | undefined =>
  lockFiles.find((name) => existsSync(path.join(root, name)));

const excludedNames = new Set(['node_modules', 'dist', 'dist-types', 'dist-ssr', 'storybook-static']);
/** Not tests, documents and hidden files, which tools write beside the sources. */
const isSource = (name: string): boolean =>
  !/\.(test|spec|stories)\.tsx?$/.test(name) &&
  !name.endsWith('.md') &&
  !name.startsWith('.') &&
  !lockFiles.includes(name);

const listSourceFiles = (directory: string): string[] =>
  readdirSync(directory, { withFileTypes: true })
    .filter((entry) => !excludedNames.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(directory, entry.name);
      if (entry.isDirectory()) return listSourceFiles(file);
      return isSource(entry.name) ? [file] : [];
    });

const listSources = (place: string): string[] => {
  if (!existsSync(place)) return [];
  return statSync(place).isDirectory() ? listSourceFiles(place) : [place];
};

/**
 * Source folders that end up in a package's build. The host bundles the shared packages; remotes bundle only
 * contracts and the descriptors of the platforms.
 */
const listSourcePaths = (directory: string, name: string): string[] => {
  const root = path.dirname(directory);
  const everywhere = ['contracts/src', 'platforms/src'];
  const sharedPackages = name === 'shell' ? [...everywhere, 'sdk/src', 'shared-ui/src'] : everywhere;
  return [
    directory,
    ...sharedPackages.map((packageName) => path.join(root, packageName)),
    path.join(root, 'tooling/src/build/webpack'),
  ];
};

interface LockFile {
  packages: Record<string, { version?: string; integrity?: string; link?: boolean }>;
}

/**
 * Installed dependencies. Of npm's lock file, which all remotes of one repository share, without our own packages, so that
 * adding a remote does not change the others' hashes; of another lock file all of it.
 */
const readInstalledDependencies = (root: string): string | Buffer => {
  const lockFile = findLockFile(root);
  if (lockFile === undefined)
    throw new Error(`There is no lock file (${lockFiles.join(', ')}). Install first and commit it.`);
  if (lockFile !== 'package-lock.json') return readFileSync(path.join(root, lockFile));
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as LockFile;
  return Object.entries(packages)
    .filter(([place, { link }]) => place.startsWith('node_modules/') && !link)
    .map(([place, { version, integrity }]) => `${place}@${version ?? ''} ${integrity ?? ''}`)
    .join('\n');
};

export interface BuildIdentity {
  /** `<package version>-<first eight of the hash>`. */
  version: string;
  buildHash: string;
  /** Global name of this version's container. */
  container: string;
}

const buildContainerName = (name: string, release: string): string =>
  `rw_${name}_${release}`.replace(/[^\w$]/g, '_');

const createDevelopmentIdentity = (name: string): BuildIdentity => ({
  version: developmentVersion,
  buildHash: 'development',
  container: buildContainerName(name, developmentVersion),
});

/** A remote in its own repository has its own lock file, which names the version of every package of ours too. */
export const isStandalone = (directory: string): boolean => findLockFile(directory) !== undefined;

const computeIdentity = (directory: string, name: string): BuildIdentity => {
  const hash = createHash('sha256');
  const standalone = isStandalone(directory);
  const root = standalone ? directory : path.dirname(directory);
  hash.update(readInstalledDependencies(root));
  const sources = standalone ? [directory] : listSourcePaths(directory, name);
  for (const file of sources.flatMap(listSources))
    hash.update(path.relative(root, file)).update(readFileSync(file));
  const buildHash = hash.digest('hex').slice(0, 16);
  const { version } = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as {
    version: string;
  };
  const release = `${version}-${buildHash.slice(0, 8)}`;
  return { version: release, buildHash, container: buildContainerName(name, release) };
};

const identities = new Map<string, BuildIdentity>();

/**
 * The same sources give the same identity on every machine. Computed once per process: the URLs inside a build and its
 * version folder must agree, even when a file is saved during the build.
 */
export const getBuildIdentity = (directory: string, name: string): BuildIdentity => {
  if (getBuildMode() !== 'production') return createDevelopmentIdentity(name);
  const identity = identities.get(directory) ?? computeIdentity(directory, name);
  identities.set(directory, identity);
  return identity;
};

/**
 * True when the sources changed since this process first hashed them; a build made meanwhile mixes both
 * states.
 */
export const haveSourcesChanged = (directory: string, name: string): boolean =>
  computeIdentity(directory, name).buildHash !== getBuildIdentity(directory, name).buildHash;
