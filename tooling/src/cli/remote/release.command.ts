import path from 'node:path';
import { checkBuild } from '../check/checkBuild.ts';
import { checkInBrowser } from '../check/checkInBrowser.ts';
import { printReport } from '../check/report.ts';
import { runRemoteBuild } from '../../build/runRemoteBuild.ts';
import { buildPages } from '../../pages/buildPages.ts';
import { getOriginDirectory } from '../../origin/paths.ts';
import { releaseRemote } from '../../release/releaseRemote.ts';
import { readSettings } from '../../origin/settings.ts';
import { getRemoteDirectory } from './remoteDirectory.ts';

/** Builds and checks a remote, then makes the version current. */
export const release = async (args: readonly string[]): Promise<number> => {
  const name = args.find((word) => !word.startsWith('--'));
  const directory = getRemoteDirectory(name);
  const origin = getOriginDirectory();
  await runRemoteBuild(directory);
  const dist = path.join(directory, 'dist');
  const findings = checkBuild(dist, origin);
  if (findings.length === 0 && !args.includes('--without-browser'))
    findings.push(...(await checkInBrowser(dist, origin, 'smoke')));
  if (findings.length > 0) return printReport(findings);
  const { contract, changed } = await releaseRemote(dist, origin);
  await buildPages({ ...readSettings(process.env), origin });
  console.log(`${contract.name} ${contract.version} is ${changed ? 'released' : 'already current'}.`);
  return 0;
};
