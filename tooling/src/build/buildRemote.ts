import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteConfig, RemoteContract } from '@rankwright/contracts/remote';
import type { Configuration } from 'webpack';
import { createRemoteServerConfiguration } from './webpack/serverConfiguration.ts';
import { findBudgetViolations, sumBrotliBytes } from './budgets.ts';
import { createPageScriptsConfiguration } from './webpack/remoteConfiguration.ts';
import { getBuildIdentity } from './webpack/buildIdentity.ts';
import { compile, getBuildOutput } from './compile.ts';
import { compressScripts } from './fileInfo.ts';
import { loadExport } from './loadExport.ts';
import { readSource } from './readSource.ts';
import { createRemoteContract } from './createRemoteContract.ts';
import { listSharedModules } from './sharedChunks.ts';

/** Compiles the page scripts, each source once, after the remote itself: that build empties `dist/`. */
const compilePageScripts = async (directory: string, { pageScripts = {} }: RemoteConfig): Promise<void> => {
  const sources = [...new Set(Object.values(pageScripts).filter((source) => source !== null))];
  if (sources.length > 0) await compile(createPageScriptsConfiguration(directory, sources));
};

const compileRemote = async (directory: string, config: RemoteConfig): Promise<RemoteContract> => {
  const configuration = await loadExport<Configuration>(directory, 'webpack.config.ts', 'configuration');
  const stats = await compile(configuration);
  await compilePageScripts(directory, config);
  return createRemoteContract({
    directory,
    config,
    identity: getBuildIdentity(directory, config.name),
    routesSource: readSource(directory, 'routes.tsx'),
    slotsSource: readSource(directory, 'slots.tsx'),
    stats: getBuildOutput(stats),
    listSharedModules: (chunk) => listSharedModules(stats.compilation, chunk),
    files: compressScripts(path.join(directory, 'dist')),
  });
};

/** Compiles a remote (also for Node when it has prerendered pages) and writes its contract to `dist/`. */
export const buildRemote = async (directory: string): Promise<void> => {
  const config = await loadExport<RemoteConfig>(directory, 'remote.config.ts', 'remote');
  const contract = await compileRemote(directory, config);
  const base = `/remotes/${contract.name}/${contract.version}/`;
  if (contract.routes.some((route) => route.prerender !== false))
    await compile(createRemoteServerConfiguration(directory, base));
  writeFileSync(path.join(directory, 'dist/remote.contract.json'), JSON.stringify(contract, null, 2));
  const files = Object.keys(contract.files).length;
  console.log(
    `${contract.name} ${contract.version}: ${files} files, ${(sumBrotliBytes(contract) / 1024).toFixed(1)} KB brotli`,
  );
  const breaches = findBudgetViolations(contract);
  if (breaches.length > 0) throw new Error(breaches.join('\n'));
};
