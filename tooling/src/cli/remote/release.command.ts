import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkBuild } from '../check/checkBuild.ts';
import { printReport } from '../check/report.ts';
import { openSmoke } from '../check/smoke.ts';
import { getOriginDirectory } from '../../origin/paths.ts';
import { readRemoteCandidate, readShellCandidate, type Candidate } from '../../release/candidates.ts';
import { releaseCandidates } from '../../release/releaseCandidates.ts';
import { buildCandidate } from './buildCandidate.ts';

const readCandidate = (dist: string): Candidate =>
  existsSync(path.join(dist, 'shell.json')) ? readShellCandidate(dist) : readRemoteCandidate(dist);

/** `release <name | shell | folder of a build>`: builds, checks, opens every screen alone, makes current, and opens them once more. */
export const release = async (args: readonly string[]): Promise<number> => {
  const name = args.find((word) => !word.startsWith('--'));
  const origin = getOriginDirectory();
  const dist = await buildCandidate(name);
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
