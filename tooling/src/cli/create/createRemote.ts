import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remoteName } from '@rankwright/contracts/remote';
import { formatTitle } from './formatTitle.ts';
import { createPackageFiles } from './packageFiles.ts';

type Json = Record<string, unknown>;

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file: string, value: Json): void =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

const addProjectReference = (checkout: string, packageName: string): void => {
  const file = path.join(checkout, 'tsconfig.json');
  const config = readJson(file) as { references: { path: string }[] };
  if (config.references.some((reference) => reference.path === `./${packageName}`)) return;
  writeJson(file, { ...config, references: [...config.references, { path: `./${packageName}` }] });
};

/**
 * Writes what `npm install` would write for a workspace whose dependencies are all installed; needs no
 * network.
 */
const addToLockFile = (checkout: string, packageName: string): void => {
  const file = path.join(checkout, 'package-lock.json');
  const lock = readJson(file) as { packages: Json };
  const { name, version, dependencies, devDependencies } = readJson(
    path.join(checkout, packageName, 'package.json'),
  ) as Json;
  const added: Json = {
    ...lock.packages,
    [`node_modules/@rankwright/${packageName}`]: { resolved: packageName, link: true },
    [packageName]: { name, version, dependencies, devDependencies },
  };
  const sorted = Object.fromEntries(Object.entries(added).sort(([a], [b]) => a.localeCompare(b, 'en')));
  writeJson(file, { ...lock, packages: sorted });
};

const linkPackage = (checkout: string, packageName: string): void => {
  const link = path.join(checkout, 'node_modules/@rankwright', packageName);
  if (!existsSync(link)) symlinkSync(path.join('../..', packageName), link, 'dir');
};

interface ShellManifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** The shell has everything that a remote may need. */
const readVersion = (checkout: string, name: string): string => {
  const { dependencies, devDependencies } = readJson(
    path.join(checkout, 'shell/package.json'),
  ) as ShellManifest;
  const version = dependencies[name] ?? devDependencies[name];
  if (version === undefined) throw new Error(`The shell does not depend on ${name}.`);
  return version;
};

/**
 * Writes the package of a new remote and registers it with TypeScript, the lock file and node_modules.
 * Returns its folder.
 */
export const createRemote = (checkout: string, name: string, owner: string): string => {
  if (!remoteName.safeParse(name).success)
    throw new Error(
      `"${name}" is not a valid remote name. Use lowercase letters, digits and hyphens, and start with a letter.`,
    );
  const packageName = `remote-${name}`;
  const directory = path.join(checkout, packageName);
  if (existsSync(directory)) throw new Error(`${packageName} already exists.`);
  const files = createPackageFiles({
    name,
    title: formatTitle(name),
    owner,
    getVersion: (each) => readVersion(checkout, each),
  });
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    writeFileSync(path.join(directory, file), content);
  }
  addProjectReference(checkout, packageName);
  addToLockFile(checkout, packageName);
  linkPackage(checkout, packageName);
  return directory;
};
