import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { computeIntegrity } from '../build/fileInfo.ts';
import { readContract } from '../origin/readContract.ts';

/**
 * Verifies every file of a release against its contract. Throws for the first one that is missing or differs.
 */
export const verifyRelease = (folder: string): void => {
  const contract = readContract(folder);
  for (const [name, { integrity }] of Object.entries(contract.files)) {
    const file = path.join(folder, name);
    if (!existsSync(file))
      throw new Error(`${contract.name} ${contract.version}: ${name} is missing from the release.`);
    if (computeIntegrity(readFileSync(file)) !== integrity)
      throw new Error(
        `${contract.name} ${contract.version}: ${name} is not the file the contract describes.`,
      );
  }
};
