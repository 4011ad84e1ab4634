import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkBuild } from '../check/checkBuild.ts';
import { downloadBuild } from '../check/downloadBuild.ts';
import { printReport } from '../check/report.ts';
import { openSmoke } from '../check/smoke.ts';
import { defineCommand } from '../../process/defineCommand.ts';
import { getOriginDirectory } from '../../origin/paths.ts';
import { readRegistry } from '../../origin/registryFile.ts';
import { readRemoteCandidate, readShellCandidate, type Candidate } from '../../release/candidates.ts';
import { releaseCandidates } from '../../release/releaseCandidates.ts';
import { buildCandidate } from './buildCandidate.ts';

const readCandidate = (dist: string): Candidate =>
  existsSync(path.join(dist, 'shell.json')) ? readShellCandidate(dist) : readRemoteCandidate(dist);

/** Downloads the build that a team serves itself, from an origin that may serve remotes. */
const downloadCandidate = async (address: string, origin: string): Promise<Candidate> => {
  const base = address.endsWith('/') ? address : `${address}/`;
  const allowed = readRegistry(origin)?.allowedOrigins ?? [];
  const { origin: own } = new URL(base);
  if (!allowed.includes(own))
    throw new Error(`${own} may not serve remotes yet: npm run remote -- allow ${own}`);
  const dist = mkdtempSync(path.join(tmpdir(), 'rankwright-build-'));
  process.once('exit', () => rmSync(dist, { recursive: true, force: true }));
  await downloadBuild(base, dist);
  return readRemoteCandidate(dist, base);
};

/** `release <name | shell | folder of a build | URL of a build>`: builds, checks, opens every screen alone, makes current, and opens them once more. */
export const release = defineCommand(
  { 'without-browser': { type: 'boolean' }, force: { type: 'boolean', default: false } },
  async ([name], { force, ...options }) => {
    const origin = getOriginDirectory();
    const candidate =
      name && URL.canParse(name)
        ? await downloadCandidate(name, origin)
        : readCandidate(await buildCandidate(name));
    const { dist, owner, version } = candidate;
    const findings = candidate.kind === 'remote' ? checkBuild(dist, origin) : [];
    if (findings.length > 0) return printReport(findings);
    const { released, problems, skipped } = await releaseCandidates({
      origin,
      candidates: [candidate],
      openSmoke: () =>
        options['without-browser'] ? Promise.resolve(null) : openSmoke({ withAccessibility: true }),
      force,
      onStep: (step) => console.log(`${step} …`),
    });
    if (skipped.length > 0) throw new Error(`${skipped.join('\n')}. Use --force to release it all the same.`);
    if (problems.length > 0)
      return printReport(problems.map(({ message }) => ({ check: 'smoke', owner, message })));
    console.log(`${candidate.name} ${version} is ${released.length > 0 ? 'released' : 'already current'}.`);
    return 0;
  },
);
