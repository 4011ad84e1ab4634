import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createSeededRandom } from '../crash/createSeededRandom.ts';
import { generatePosts } from './generatePosts.ts';
import { measureImport } from './importRun.ts';
import { formatResults } from './result.ts';

const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
  },
});
const [posts, kills, seed] = [values.posts, values.kills, values.seed].map(Number) as [
  number,
  number,
  number,
];

const results = await measureImport(generatePosts(posts, seed), kills, createSeededRandom(seed));
const table = formatResults(results);
console.log(table);
const report = `# Results of the archive

Measured by \`npm run results\`: ${posts} generated posts and pages in a real WordPress, seed ${seed}.

${table}
`;
writeFileSync(path.join(import.meta.dirname, '../../../docs/results.md'), report);
const held = results.filter(({ ok }) => ok).length;
console.log(`results: ${held}/${results.length}`);
process.exit(held === results.length ? 0 : 1);
