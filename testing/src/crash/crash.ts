import { parseArgs } from 'node:util';
import { addCounts, countPosts, formatCounts } from './countPosts.ts';
import { executeCrashRun, type CrashRunReport, type CrashTarget } from './crashRun.ts';
import { createSeededRandom } from './createSeededRandom.ts';
import { sites } from './sites/sites.ts';

/**
 * Crash test: kills workers at random moments while they publish to several platforms, on a temporary PostgreSQL, and
 * counts the posts that arrived: `npm run crash -- --sites=wix,webhook --kills=10 --items=40`.
 */
const { values } = parseArgs({
  options: {
    /** Share of the platforms' responses that get lost, 0 to 1. */
    lost: { type: 'string', default: '0.25' },
    sites: { type: 'string', default: 'real-wordpress,wix,webflow,shopify,webhook' },
    kills: { type: 'string', default: '100' },
    /** Due items, spread over the sites. */
    items: { type: 'string', default: '300' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const kills = Number(values.kills);
const items = Number(values.items);
const lostShare = Number(values.lost);

const createTargets = (names: readonly string[]): CrashTarget[] =>
  names.map((name, index) => {
    const start = sites[name];
    if (!start) throw new Error(`Unknown site "${name}". Available: ${Object.keys(sites).join(', ')}`);
    const share = Math.floor(items / names.length) + (index < items % names.length ? 1 : 0);
    return { name, start, items: share };
  });

const findFailures = ({ deliveries, undelivered }: CrashRunReport): string[] => [
  ...(deliveries.delivered === items ? [] : [`${deliveries.delivered} items are marked as delivered`]),
  ...(deliveries.live === items ? [] : [`${deliveries.live} publications are marked as live`]),
  ...(deliveries.articles === items ? [] : [`${deliveries.articles} articles exist`]),
  ...undelivered,
];

const targets = createTargets(values.sites.split(','));
console.log(`crash: seed ${values.seed}, ${kills} kills, ${items} due items, ${targets.length} targets`);
const since = Date.now();
const random = createSeededRandom(Number(values.seed));
const report = await executeCrashRun(targets, { kills, lostShare, random });
const counts = targets.map(({ name, items: due }) => {
  const found = countPosts(due, report.posts[name] ?? []);
  console.log(`crash: ${name}: ${formatCounts(found)}`);
  return found;
});
const { killsDuringWrite, lostResponses, deliveries } = report;
console.log(
  `crash: ${kills} kills (${killsDuringWrite} during a write), ${lostResponses} responses lost, ` +
    `${deliveries.attempts} attempts, ${Math.round((Date.now() - since) / 1000)} s`,
);
const failures = findFailures(report);
for (const failure of failures) console.log(`crash: FAILED: ${failure}`);
const total = addCounts(counts);
if (failures.length > 0 || total.live !== items || total.doubled > 0) process.exitCode = 1;
console.log(`crash: ${formatCounts(total)}`);
