import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteContract, type RemoteContract } from '@rankwright/contracts/remote';

/** The contract in a version folder or a build. */
export const readContract = (folder: string): RemoteContract =>
  remoteContract.parse(JSON.parse(readFileSync(path.join(folder, 'remote.contract.json'), 'utf8')));
