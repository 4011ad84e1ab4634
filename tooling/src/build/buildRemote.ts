import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteConfig } from '@rankwright/contracts/remote';
import type { Configuration } from 'webpack';
import { buildIdentity } from './buildIdentity.ts';
import { compile } from './compile.ts';
import { scriptFacts } from './fileFacts.ts';
import { loadExport } from './loadModule.ts';
import { remoteContractOf } from './remoteContractOf.ts';

/** Compiles a remote and writes its contract beside the scripts. */
export const buildRemote = async (directory: string): Promise<void> => {
  const config = await loadExport<RemoteConfig>(directory, 'remote.config.ts', 'remote');
  const configuration = await loadExport<Configuration>(directory, 'webpack.config.ts', 'configuration');
  const stats = await compile(configuration);
  const dist = path.join(directory, 'dist');
  const contract = remoteContractOf({
    directory,
    config,
    identity: buildIdentity(directory, config.name),
    routesSource: readFileSync(path.join(directory, 'src/routes.tsx'), 'utf8'),
    stats,
    files: scriptFacts(dist),
  });
  writeFileSync(path.join(dist, 'remote.contract.json'), JSON.stringify(contract, null, 2));
  const total = Object.values(contract.files).reduce((sum, file) => sum + file.brotli, 0);
  console.log(
    `${contract.name} ${contract.version}: ${Object.keys(contract.files).length} files, ${(total / 1024).toFixed(1)} KB brotli`,
  );
};
