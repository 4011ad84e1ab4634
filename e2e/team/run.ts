import path from 'node:path';
import { writeSection } from '../bench/report/writeSection.ts';
import { openFleet } from '../fleet/openFleet.ts';
import { measureTeam } from './measureTeam.ts';

/** Measures how long a team waits: for its new remote, a release, a rollback and a preview. */
const file = path.resolve(import.meta.dirname, '../../docs/benchmarks.md');

const { fleet, close } = await openFleet();
const steps = await measureTeam(fleet).finally(close);

writeSection(
  file,
  'team',
  [
    '## Releasing a remote',
    '',
    '`npm run team`: a remote in a repository of its own, made from the packed packages and released by token into a running',
    'product. Each step ends when its screen is in the browser; each release is built and checked in a browser first.',
    '',
    '| step | seconds | promised |',
    '| --- | ---: | ---: |',
    ...steps.map(({ name, seconds, promised }) => `| ${name} | ${seconds.toFixed(1)} | ${promised} |`),
  ].join('\n'),
);
console.log(
  `team: ${steps.map(({ name, seconds, promised }) => `${name} ${seconds.toFixed(1)} s (≤ ${promised})`).join(', ')}`,
);
process.exitCode = steps.every(({ seconds, promised }) => seconds <= promised) ? 0 : 1;
