import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteContract, type RemoteContract } from '@rankwright/contracts/remote';

export const computeIntegrity = (content: string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

export interface ReleasedFiles {
  contract: RemoteContract;
  /** Name → text of every script. */
  files: Record<string, string>;
}

/** Reads a release from the static origin. */
export const readRelease = (origin: string, name: string, version: string): ReleasedFiles => {
  const folder = path.join(origin, 'remotes', name, version);
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  const contract = remoteContract.parse(JSON.parse(read('remote.contract.json')));
  return {
    contract,
    files: Object.fromEntries(Object.keys(contract.files).map((file) => [file, read(file)])),
  };
};
