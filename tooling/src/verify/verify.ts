import { endSteps, runStep } from './runStep.ts';
import { sum, type Tally } from './results.ts';
import { rows, type Lane, type Step } from './steps.ts';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    endSteps();
    process.exit(1);
  });

const only = process.argv.slice(2);
const isWanted = ({ name }: Step): boolean => only.length === 0 || only.includes(name);

const runLane = async (lane: Lane): Promise<Tally[]> => {
  const tallies: Tally[] = [];
  for (const step of lane.filter(isWanted)) tallies.push(await runStep(step));
  return tallies;
};

const tallies: Tally[] = [];
for (const row of rows) tallies.push(...(await Promise.all(row.map(runLane))).flat());
const total = sum(tallies);
if (total.failures.length > 0)
  console.log(`\nFailed:\n${total.failures.map((line) => `  ${line}`).join('\n')}`);
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
