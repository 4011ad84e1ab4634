import { getOriginDirectory } from '../../origin/paths.ts';
import { readRegistry } from '../../origin/registryFile.ts';
import { defineCommand } from '../../process/defineCommand.ts';
import { changeCanaryPercent, promoteCanary, stopCanary } from '../../release/canary/changeCanary.ts';
import { startCanary } from '../../release/canary/startCanary.ts';
import { readRemoteCandidate } from '../../release/candidates.ts';
import { checkBuild } from '../check/checkBuild.ts';
import { printReport } from '../check/report.ts';
import { openSmoke } from '../check/smoke.ts';
import { buildCandidate } from './buildCandidate.ts';

interface Start {
  name: string;
  percent: number;
  withoutBrowser: boolean;
  force: boolean;
}

const start = async ({ name, percent, withoutBrowser, force }: Start): Promise<number> => {
  const origin = getOriginDirectory();
  const dist = await buildCandidate(name);
  const candidate = readRemoteCandidate(dist);
  const findings = checkBuild(dist, origin);
  if (findings.length > 0) return printReport(findings);
  const problems = await startCanary({
    origin,
    candidate,
    percent,
    openSmoke: () => (withoutBrowser ? Promise.resolve(null) : openSmoke({ withAccessibility: true })),
    force,
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
export const canary = defineCommand(
  {
    percent: { type: 'string', default: '10' },
    promote: { type: 'boolean' },
    stop: { type: 'boolean' },
    reason: { type: 'string', default: 'stopped' },
    new: { type: 'boolean' },
    force: { type: 'boolean', default: false },
    'without-browser': { type: 'boolean', default: false },
  },
  async ([name], options) => {
    if (!name) throw new Error('Missing remote name: npm run remote -- canary <name> --percent 10');
    const origin = getOriginDirectory();
    if (options.stop) return stop(name, options.reason);
    if (options.promote) {
      console.log(`${name} ${await promoteCanary({ origin }, name)} is released.`);
      return 0;
    }
    const percent = Number(options.percent);
    if (options.new || !hasCanary(name))
      return start({ name, percent, force: options.force, withoutBrowser: options['without-browser'] });
    const { version } = await changeCanaryPercent({ origin }, name, percent);
    console.log(`The canary ${name} ${version} goes to ${percent} % of the browsers.`);
    return 0;
  },
);
