import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RecordedApi } from './checkVersion.ts';

const firstLine = /^<!-- version (\S+) -->\n/;

const getFile = (folder: string): string => path.join(folder, `${path.basename(folder)}.released.api.md`);

/** The API of the version that was released last; null before the first. */
export const readRecordedApi = (folder: string): RecordedApi | null => {
  const file = getFile(folder);
  if (!existsSync(file)) return null;
  const text = readFileSync(file, 'utf8');
  const version = firstLine.exec(text)?.[1];
  if (!version) throw new Error(`${file} does not begin with its version.`);
  return { version, report: text.replace(firstLine, '') };
};

export const writeRecordedApi = (folder: string, { version, report }: RecordedApi): void =>
  writeFileSync(getFile(folder), `<!-- version ${version} -->\n${report}`);
