import { stopSteps, runStep } from './runStep.ts';
import { sumTallies, type Tally } from './results.ts';
import { rows, type Lane, type Step } from './steps.ts';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    stopSteps();
    process.exit(1);
  });

const withoutCache = process.argv.includes('--skip-cache');
const selectedNames = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isSelected = ({ name }: Step): boolean => selectedNames.length === 0 || selectedNames.includes(name);

const runLane = async (lane: Lane): Promise<Tally[]> => {
  const tallies: Tally[] = [];
  for (const step of lane.filter(isSelected)) tallies.push(await runStep(step, withoutCache));
  return tallies;
};

const tallies: Tally[] = [];
for (const row of rows) tallies.push(...(await Promise.all(row.map(runLane))).flat());
const total = sumTallies(tallies);
if (total.failures.length > 0)
  console.log(`\nFailed:\n${total.failures.map((line) => `  ${line}`).join('\n')}`);
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
