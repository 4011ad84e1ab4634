import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findVerbProblems } from './findVerbProblems.js';

const listFiles = (folder, pattern) =>
  readdirSync(folder, { recursive: true })
    .map((file) => path.join(folder, file))
    .filter((file) => pattern.test(file) && !/node_modules|[\\/]dist/.test(file));

const packages = readdirSync('.').filter((name) => /^(remote-.+|sdk|shell)$/.test(name));
const files = [
  ...listFiles('api/src/features', /\.routes\.ts$/),
  ...packages.flatMap((name) => listFiles(path.join(name, 'src'), /(?<!\.test|\.stories)\.tsx?$/)),
];
const platforms = readdirSync('platforms/src').filter((name) => !name.includes('.'));
const problems = files.flatMap((file) => findVerbProblems(file, readFileSync(file, 'utf8'), platforms));
for (const problem of problems) console.log(problem);
if (problems.length > 0) {
  console.log(`\n${problems.length} acts with two names: docs/glossary.md, "one act has one verb".`);
  process.exitCode = 1;
}
