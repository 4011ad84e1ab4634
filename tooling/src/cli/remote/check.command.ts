import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runRemoteBuild } from '../../build/runRemoteBuild.ts';
import { checkBuild } from '../check/checkBuild.ts';
import { checkInBrowser } from '../check/checkInBrowser.ts';
import { downloadBuild } from '../check/downloadBuild.ts';
import { printReport } from '../check/report.ts';
import { defineCommand } from '../../process/defineCommand.ts';
import { getOriginDirectory } from '../../origin/paths.ts';
import { getRemoteDirectory } from './remoteDirectory.ts';

const checkDist = async (dist: string, withoutBrowser: boolean): Promise<number> => {
  const origin = getOriginDirectory();
  const findings = checkBuild(dist, origin);
  if (findings.length === 0 && !withoutBrowser)
    findings.push(...((await checkInBrowser(dist, origin)) ?? []));
  return printReport(findings);
};

const checkTarget = async (target: string | undefined, withoutBrowser: boolean): Promise<number> => {
  if (!target || !URL.canParse(target)) {
    const directory = getRemoteDirectory(target);
    await runRemoteBuild(directory);
    return checkDist(path.join(directory, 'dist'), withoutBrowser);
  }
  const dist = mkdtempSync(path.join(tmpdir(), 'rankwright-build-'));
  try {
    await downloadBuild(target, dist);
    return await checkDist(dist, withoutBrowser);
  } finally {
    rmSync(dist, { recursive: true, force: true });
  }
};

/** `check <name>` builds the remote first; `check <url>` downloads the build at that URL. */
export const check = defineCommand(
  { 'without-browser': { type: 'boolean', default: false } },
  ([target], options) => checkTarget(target, options['without-browser']),
);
