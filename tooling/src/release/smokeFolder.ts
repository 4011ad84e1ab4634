import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '../build/fileFacts.ts';
import { readContract } from './readContract.ts';

/** A released folder has to hold exactly what its contract says. Throws with the first file that does not. */
export const smokeFolder = (folder: string): void => {
  const contract = readContract(folder);
  for (const [name, { integrity }] of Object.entries(contract.files)) {
    const file = path.join(folder, name);
    if (!existsSync(file))
      throw new Error(`${contract.name} ${contract.version}: ${name} is missing from the release.`);
    if (integrityOf(readFileSync(file)) !== integrity)
      throw new Error(
        `${contract.name} ${contract.version}: ${name} is not the file the contract describes.`,
      );
  }
};
