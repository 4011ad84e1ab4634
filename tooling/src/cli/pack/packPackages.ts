import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../origin/paths.ts';
import { createPackedManifest, type SourceManifest } from './manifest.ts';
import {
  collectTypes,
  compileModules,
  getCompiledName,
  listImportedPackages,
  type CompiledModule,
} from './modules.ts';
import { packedPackages, type PackedPackage } from './packages.ts';

const readManifest = (folder: string): SourceManifest =>
  JSON.parse(readFileSync(path.join(repositoryRoot, folder, 'package.json'), 'utf8')) as SourceManifest;

/** Versions that a new remote starts with: of our packages, and of the libraries that this repository uses. */
const readVersions = (): Record<string, string> => {
  const own = packedPackages.map(({ folder, name }) => {
    const manifest = readManifest(folder);
    return [name ?? manifest.name, manifest.version] as const;
  });
  return {
    ...readManifest('.').devDependencies,
    ...readManifest('tooling').devDependencies,
    ...readManifest('sdk').dependencies,
    ...Object.fromEntries(own),
  };
};

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};

const programHeader = '#!/usr/bin/env node\n';

const writeModules = (
  modules: readonly CompiledModule[],
  programs: readonly string[],
  target: string,
): void => {
  for (const { file, code } of modules) {
    const header = programs.includes(`./${file}`) ? programHeader : '';
    write(path.join(target, 'dist', getCompiledName(file)), header + code);
  }
};

const writeTypes = (packed: PackedPackage, entries: readonly string[], target: string): void => {
  const types = collectTypes(
    path.join(repositoryRoot, packed.folder, 'dist-types'),
    entries.filter((entry) => /\.tsx?$/.test(entry)),
  );
  for (const [file, text] of types) write(path.join(target, 'dist', file), text);
};

/** Node's part of a build renders pages ahead, which a journey does not need. */
const isPackedFile = (file: string): boolean =>
  !/\.(map|br|gz)$/.test(file) && path.basename(file) !== 'server';

const copyBuild = (folder: string, target: string): void => {
  const build = path.join(repositoryRoot, folder, 'dist');
  // Written last.
  if (!existsSync(path.join(build, 'shell.json'))) throw new Error(`${folder} is not built: npm run build`);
  cpSync(build, path.join(target, 'dist'), { recursive: true, filter: isPackedFile });
};

const copyFiles = ({ folder, files = [] }: PackedPackage, target: string): void => {
  for (const file of files)
    copyFileSync(path.join(repositoryRoot, folder, file), path.join(target, 'dist', file));
};

const copyDocuments = (folder: string, target: string): void => {
  for (const file of [`${folder}/README.md`, `${folder}/CHANGELOG.md`, 'LICENSE'])
    if (existsSync(path.join(repositoryRoot, file)))
      copyFileSync(path.join(repositoryRoot, file), path.join(target, path.basename(file)));
};

const stagePackage = (packed: PackedPackage, target: string): void => {
  const manifest = readManifest(packed.folder);
  const programs = Object.values(packed.bin ?? {});
  const entries = Object.values(packed.exports ?? manifest.exports ?? {});
  const modules = compileModules(path.join(repositoryRoot, packed.folder), [
    ...entries,
    ...programs,
    ...(packed.loaded ?? []),
  ]);
  writeModules(modules, programs, target);
  copyFiles(packed, target);
  writeTypes(packed, entries, target);
  const imported = listImportedPackages(modules.map(({ code }) => code));
  const packedManifest = createPackedManifest(manifest, packed, imported, readManifest('.'));
  write(path.join(target, 'package.json'), `${JSON.stringify(packedManifest, null, 2)}\n`);
  if (packed.isProgram)
    write(path.join(target, 'dist/versions.json'), JSON.stringify(readVersions(), null, 2));
  if (packed.isBuild) copyBuild(packed.folder, target);
  copyDocuments(packed.folder, target);
};

const run = (command: string, args: readonly string[], cwd: string): string => {
  const { status, stdout } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${path.basename(command)} ${args[0] ?? ''} failed.\n${stdout}`);
  return stdout;
};

/** The compiler believes its own notes: without the files they speak of it writes them anew. */
const buildTypes = (): void => {
  const folders = [...new Set(packedPackages.filter(({ isBuild }) => !isBuild).map(({ folder }) => folder))];
  const isMissing = folders.some(
    (folder) => !existsSync(path.join(repositoryRoot, folder, 'dist-types/src')),
  );
  const compiler = path.join(repositoryRoot, 'node_modules/typescript/bin/tsc');
  run(process.execPath, [compiler, '-b', ...(isMissing ? ['--force'] : []), ...folders], repositoryRoot);
};

/** Compiles the packages for other repositories and packs each into a tarball in `to`. Returns the tarballs. */
export const packPackages = (to: string): string[] => {
  buildTypes();
  mkdirSync(to, { recursive: true });
  const staging = path.join(to, '.staging');
  rmSync(staging, { recursive: true, force: true });
  const tarballs = packedPackages.map((packed) => {
    const target = path.join(staging, packed.name ?? packed.folder);
    stagePackage(packed, target);
    const output = run('npm', ['pack', '--silent', '--pack-destination', path.resolve(to)], target);
    return path.join(to, output.trim());
  });
  rmSync(staging, { recursive: true, force: true });
  return tarballs;
};
