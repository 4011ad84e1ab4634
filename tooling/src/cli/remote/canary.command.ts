import { getOriginDirectory } from '../../origin/paths.ts';
import { readRegistry } from '../../origin/registryFile.ts';
import { readOption } from '../../process/options.ts';
import { changeCanaryPercent, promoteCanary, stopCanary } from '../../release/canary/changeCanary.ts';
import { startCanary } from '../../release/canary/startCanary.ts';
import { readRemoteCandidate } from '../../release/candidates.ts';
import { checkBuild } from '../check/checkBuild.ts';
import { printReport } from '../check/report.ts';
import { openSmoke } from '../check/smoke.ts';
import { buildCandidate } from './buildCandidate.ts';

const start = async (name: string, percent: number, args: readonly string[]): Promise<number> => {
  const origin = getOriginDirectory();
  const dist = await buildCandidate(name);
  const candidate = readRemoteCandidate(dist);
  const findings = checkBuild(dist, origin);
  if (findings.length > 0) return printReport(findings);
  const problems = await startCanary({
    origin,
    candidate,
    percent,
    openSmoke: () =>
      args.includes('--without-browser') ? Promise.resolve(null) : openSmoke({ withAccessibility: true }),
    force: args.includes('--force'),
  });
  if (problems.length > 0)
    return printReport(problems.map(({ message }) => ({ check: 'smoke', owner: candidate.owner, message })));
  console.log(`${candidate.name} ${candidate.version} is a canary for ${percent} % of the browsers.`);
  return 0;
};

const stop = async (name: string, reason: string): Promise<number> => {
  const version = await stopCanary({ origin: getOriginDirectory() }, { name, kind: 'rolledBack', reason });
  if (version === null) throw new Error(`No canary of ${name} runs.`);
  console.log(`The canary ${name} ${version} is stopped.`);
  return 0;
};

const hasCanary = (name: string): boolean =>
  readRegistry(getOriginDirectory())?.remotes.some((remote) => remote.name === name && remote.canary) ??
  false;

/**
 * `canary <name | folder of a build> --percent 10`: a new version for a part of the browsers; for a running canary of that
 * name, another percentage. `--promote` makes it current, `--stop` withdraws it, `--new` replaces it by a new build.
 */
export const canary = async (args: readonly string[]): Promise<number> => {
  const [name] = args;
  if (!name || name.startsWith('--'))
    throw new Error('Missing remote name: npm run remote -- canary <name> --percent 10');
  const origin = getOriginDirectory();
  if (args.includes('--stop')) return stop(name, readOption(args, 'reason') ?? 'stopped');
  if (args.includes('--promote')) {
    console.log(`${name} ${await promoteCanary({ origin }, name)} is released.`);
    return 0;
  }
  const percent = Number(readOption(args, 'percent') ?? 10);
  if (args.includes('--new') || !hasCanary(name)) return start(name, percent, args);
  const { version } = await changeCanaryPercent({ origin }, name, percent);
  console.log(`The canary ${name} ${version} goes to ${percent} % of the browsers.`);
  return 0;
};
