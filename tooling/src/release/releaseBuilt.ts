import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isComposed } from '../compose/pageFiles.ts';
import { compose } from '../compose/compose.ts';
import { checkout } from './origin.ts';
import { releaseRemote } from './releaseRemote.ts';
import { releaseShell } from './releaseShell.ts';

interface Place {
  originDirectory: string;
  publicUrl: string;
  development: boolean;
}

const builtRemotes = (): string[] =>
  readdirSync(checkout)
    .filter((name) => name.startsWith('remote-'))
    .map((name) => path.join(checkout, name, 'dist'))
    .filter((dist) => existsSync(path.join(dist, 'remote.contract.json')));

/** Releases the shell and every built remote whose version is not current, then composes the pages if anything moved. */
export const releaseBuilt = async ({ originDirectory, publicUrl, development }: Place): Promise<void> => {
  const moved = [await releaseShell(path.join(checkout, 'shell/dist'), originDirectory)];
  for (const dist of builtRemotes()) {
    const { contract, changed } = await releaseRemote(dist, originDirectory);
    if (changed) console.log(`Released ${contract.name} ${contract.version}`);
    moved.push(changed);
  }
  if (moved.some(Boolean) || !isComposed(originDirectory))
    await compose({ origin: originDirectory, publicUrl, development });
};
