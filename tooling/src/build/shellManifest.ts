import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hostApiVersion } from '@rankwright/contracts/remote';
import type { ShellManifest } from './buildShell.ts';

/** Reads `shell.json` of a build or a version folder. Shells built before it named them provide host API 1.0.0. */
export const readShellManifest = (folder: string): ShellManifest => {
  const written = JSON.parse(readFileSync(path.join(folder, 'shell.json'), 'utf8')) as ShellManifest;
  return { ...{ hostApi: hostApiVersion, shared: {} }, ...written };
};

export const getShellFolder = (origin: string, version: string): string =>
  path.join(origin, 'shell', version);
