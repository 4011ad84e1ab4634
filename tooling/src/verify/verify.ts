import { endSteps, runStep } from './runStep.ts';
import { sum, type Tally } from './results.ts';
import { steps } from './steps.ts';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    endSteps();
    process.exit(1);
  });

const only = process.argv.slice(2);
const tallies: Tally[] = [];
for (const row of steps) {
  const wanted = row.filter(({ name }) => only.length === 0 || only.includes(name));
  tallies.push(...(await Promise.all(wanted.map(runStep))));
}
const total = sum(tallies);
if (total.failures.length > 0)
  console.log(`\nFailed:\n${total.failures.map((line) => `  ${line}`).join('\n')}`);
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
