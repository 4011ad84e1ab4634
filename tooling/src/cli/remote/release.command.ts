import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkBuild } from '../check/checkBuild.ts';
import { printReport } from '../check/report.ts';
import { openSmoke } from '../check/smoke.ts';
import { runRemoteBuild } from '../../build/runRemoteBuild.ts';
import { shellName } from '../../origin/history.ts';
import { getOriginDirectory, repositoryRoot } from '../../origin/paths.ts';
import { readRemoteCandidate, readShellCandidate, type Candidate } from '../../release/candidates.ts';
import { releaseCandidates } from '../../release/releaseCandidates.ts';
import { getRemoteDirectory } from './remoteDirectory.ts';

const shellDirectory = path.join(repositoryRoot, 'shell');

const isBuild = (folder: string): boolean =>
  ['remote.contract.json', 'shell.json'].some((name) => existsSync(path.join(folder, name)));

/** The folder itself when it holds a build. */
const build = async (name = ''): Promise<string> => {
  if (name !== '' && isBuild(name)) return path.resolve(name);
  const directory = name === shellName ? shellDirectory : getRemoteDirectory(name || undefined);
  await runRemoteBuild(directory, name === shellName ? 'shell' : 'remote');
  return path.join(directory, 'dist');
};

const readCandidate = (dist: string): Candidate =>
  existsSync(path.join(dist, 'shell.json')) ? readShellCandidate(dist) : readRemoteCandidate(dist);

/** `release <name | shell | folder of a build>`: builds, checks, opens every screen alone, makes current, and opens them once more. */
export const release = async (args: readonly string[]): Promise<number> => {
  const name = args.find((word) => !word.startsWith('--'));
  const origin = getOriginDirectory();
  const dist = await build(name);
  const candidate = readCandidate(dist);
  const { owner, version } = candidate;
  const findings = candidate.kind === 'remote' ? checkBuild(dist, origin) : [];
  if (findings.length > 0) return printReport(findings);
  const { released, problems, skipped } = await releaseCandidates({
    origin,
    candidates: [candidate],
    openSmoke: () =>
      args.includes('--without-browser') ? Promise.resolve(null) : openSmoke({ withAccessibility: true }),
    force: args.includes('--force'),
  });
  if (skipped.length > 0) throw new Error(`${skipped.join('\n')}. Use --force to release it all the same.`);
  if (problems.length > 0)
    return printReport(problems.map(({ message }) => ({ check: 'smoke', owner, message })));
  console.log(`${candidate.name} ${version} is ${released.length > 0 ? 'released' : 'already current'}.`);
  return 0;
};
