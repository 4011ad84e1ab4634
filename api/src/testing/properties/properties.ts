import { parseArgs } from 'node:util';
import { runSequences } from './runSequences.ts';

/**
 * Runs random sequences of planning, writing, approving, publishing, failing and waiting against the server,
 * and checks that nothing is published that nobody approved: `npm run properties -- --sequences=2000 --seed=1`.
 */
const { values } = parseArgs({
  options: {
    sequences: { type: 'string', default: '2000' },
    /** Look for the shortest sequence that breaks a rule. */
    shorten: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
console.log(`properties: seed ${values.seed}`);
const { sequences, kills, published, violation } = await runSequences(
  Number(values.sequences),
  Number(values.seed),
  { shorten: values.shorten, onProgress: (line) => console.log(`properties: ${line}`) },
);
if (violation) {
  console.log(violation.message);
  console.log(JSON.stringify({ seed: Number(values.seed), commands: violation.commands }));
}
console.log(`properties: ${published} articles published, ${kills} kills`);
console.log(`properties: ${sequences} sequences, ${violation ? 1 : 0} violations`);
process.exit(violation ? 1 : 0);
