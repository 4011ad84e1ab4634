import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteConfig, RemoteContract } from '@rankwright/contracts/remote';
import type { Configuration } from 'webpack';
import { remoteServerConfiguration } from '../webpack/serverConfiguration.ts';
import { budgetBreaches, totalBrotli } from './budgets.ts';
import { buildIdentity } from './buildIdentity.ts';
import { compile, outputOf } from './compile.ts';
import { scriptFacts } from './fileFacts.ts';
import { loadExport } from './loadModule.ts';
import { remoteContractOf } from './remoteContractOf.ts';
import { sharedBy } from './sharedChunks.ts';

const compileRemote = async (directory: string, config: RemoteConfig): Promise<RemoteContract> => {
  const configuration = await loadExport<Configuration>(directory, 'webpack.config.ts', 'configuration');
  const stats = await compile(configuration);
  return remoteContractOf({
    directory,
    config,
    identity: buildIdentity(directory, config.name),
    routesSource: readFileSync(path.join(directory, 'src/routes.tsx'), 'utf8'),
    stats: outputOf(stats),
    sharedBy: (chunk) => sharedBy(stats.compilation, chunk),
    files: scriptFacts(path.join(directory, 'dist')),
  });
};

/** Compiles a remote, for Node too when it has pages to render, and writes its contract beside the scripts. */
export const buildRemote = async (directory: string): Promise<void> => {
  const config = await loadExport<RemoteConfig>(directory, 'remote.config.ts', 'remote');
  const contract = await compileRemote(directory, config);
  const base = `/remotes/${contract.name}/${contract.version}/`;
  if (contract.routes.some((route) => route.prerender !== false))
    await compile(remoteServerConfiguration(directory, base));
  writeFileSync(path.join(directory, 'dist/remote.contract.json'), JSON.stringify(contract, null, 2));
  const files = Object.keys(contract.files).length;
  console.log(
    `${contract.name} ${contract.version}: ${files} files, ${(totalBrotli(contract) / 1024).toFixed(1)} KB brotli`,
  );
  const breaches = budgetBreaches(contract);
  if (breaches.length > 0) throw new Error(breaches.join('\n'));
};
