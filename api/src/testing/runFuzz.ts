import { run } from 'node:test';
import { spec } from 'node:test/reporters';

/** Runs fuzz tests, `npm run fuzz` or `npm run fuzz:answers`, and closes with the lines that they measured. */
const files = process.argv.slice(2);
const measured: string[] = [];
const events = run({ files });
events.on('test:stdout', ({ message }) => {
  if (/^(fuzz|strangers): /.test(message)) measured.push(message.trim());
});
events.on('test:fail', () => {
  process.exitCode = 1;
});
const report = new spec();
events.pipe(report).pipe(process.stdout);
report.on('end', () => {
  for (const line of measured) console.log(line);
});
