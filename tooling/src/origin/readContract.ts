import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteContract, type RemoteContract } from '@rankwright/contracts/remote';

/** Reads the contract from a version folder or a build. Throws when it does not match the schema. */
export const readContract = (folder: string): RemoteContract =>
  remoteContract.parse(JSON.parse(readFileSync(path.join(folder, 'remote.contract.json'), 'utf8')));
