import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteContract } from '@rankwright/contracts/remote';
import { createHandwrittenPage, type PageSource } from '../chaos/release/handwrittenRelease.ts';
import { computeIntegrity, readRelease } from '../chaos/release/releasedFiles.ts';

interface BuildOptions {
  origin: string;
  /** Released remote whose contract is the model. */
  model: { name: string; version: string };
  version: string;
  /** Source of every page, with `React` in scope. */
  page: PageSource;
  changes?: Partial<RemoteContract>;
}

const createFolder = (): string => mkdtempSync(path.join(tmpdir(), 'rw-build-'));

/** Writes the build of another version of a released remote, with one handwritten page. Returns its folder. */
export const writeRemoteBuild = ({ origin, model, version, page, changes = {} }: BuildOptions): string => {
  const release = readRelease(origin, model.name, model.version);
  const container = `rw_${model.name}_${version.replace(/\W/g, '_')}`;
  const contract = { ...release.contract, container, version, lazySharedModules: {}, ...changes };
  const built = createHandwrittenPage(page)({ contract, files: {} });
  const folder = createFolder();
  const files = Object.entries(built.files).map(([name, text]) => {
    writeFileSync(path.join(folder, name), text);
    return [name, { integrity: computeIntegrity(text), bytes: text.length, brotli: text.length }] as const;
  });
  const assets = Object.fromEntries(contract.routes.map((route) => [route.path, [built.contract.entry]]));
  writeFileSync(
    path.join(folder, 'remote.contract.json'),
    JSON.stringify({ ...built.contract, files: Object.fromEntries(files), assets }),
  );
  return folder;
};

/** Writes the build of another version of the released shell. Returns its folder. */
export const writeShellBuild = (
  origin: string,
  from: string,
  changes: { version: string; hostApi?: string },
): string => {
  const folder = createFolder();
  cpSync(path.join(origin, 'shell', from), folder, { recursive: true });
  mkdirSync(path.join(folder, 'server'), { recursive: true });
  cpSync(path.join(origin, '.server/shell', from), path.join(folder, 'server'), { recursive: true });
  const manifest = JSON.parse(readFileSync(path.join(folder, 'shell.json'), 'utf8')) as object;
  writeFileSync(path.join(folder, 'shell.json'), JSON.stringify({ ...manifest, ...changes }));
  return folder;
};
