import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { buildMode, developmentVersion } from '../webpack/buildMode.ts';

const skipped = new Set(['node_modules', 'dist', 'dist-types', 'dist-ssr', 'storybook-static']);
const isSource = (name: string): boolean => !/\.(test|stories)\.tsx?$/.test(name) && name !== 'README.md';

const filesIn = (directory: string): string[] =>
  readdirSync(directory, { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(directory, entry.name);
      if (entry.isDirectory()) return filesIn(file);
      return isSource(entry.name) ? [file] : [];
    });

const sourcesOf = (place: string): string[] => {
  if (!existsSync(place)) return [];
  return statSync(place).isDirectory() ? filesIn(place) : [place];
};

/** Rooms whose sources end up in a package's own files. The host bundles the shared ones; remotes bundle contracts only. */
const ingredients = (directory: string, name: string): string[] => {
  const root = path.dirname(directory);
  const rooms = name === 'shell' ? ['contracts/src', 'sdk/src', 'shared-ui/src'] : ['contracts/src'];
  return [directory, ...rooms.map((room) => path.join(root, room)), path.join(root, 'tooling/src/webpack')];
};

interface Lock {
  packages: Record<string, { version?: string; integrity?: string; link?: boolean }>;
}

/** What is installed, without our own rooms: a new remote beside this one changes nothing in this one. */
const installed = (root: string): string => {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lock;
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

const containerOf = (name: string, release: string): string =>
  `rw_${name}_${release}`.replace(/[^\w$]/g, '_');

const development = (name: string): BuildIdentity => ({
  version: developmentVersion,
  buildHash: 'development',
  container: containerOf(name, developmentVersion),
});

const identify = (directory: string, name: string): BuildIdentity => {
  const hash = createHash('sha256');
  const root = path.dirname(directory);
  hash.update(installed(root));
  for (const file of ingredients(directory, name).flatMap(sourcesOf))
    hash.update(path.relative(root, file)).update(readFileSync(file));
  const buildHash = hash.digest('hex').slice(0, 16);
  const { version } = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as {
    version: string;
  };
  const release = `${version}-${buildHash.slice(0, 8)}`;
  return { version: release, buildHash, container: containerOf(name, release) };
};

const known = new Map<string, BuildIdentity>();

/**
 * The same sources give the same identity, on any machine. Read once per process: the addresses inside a build and the
 * folder it goes to must agree, even when somebody saves a file in between.
 */
export const buildIdentity = (directory: string, name: string): BuildIdentity => {
  if (buildMode() !== 'production') return development(name);
  const identity = known.get(directory) ?? identify(directory, name);
  known.set(directory, identity);
  return identity;
};

/** Have the sources changed since this process first looked? What was built in between is a mixture. */
export const sourcesMoved = (directory: string, name: string): boolean =>
  identify(directory, name).buildHash !== buildIdentity(directory, name).buildHash;
