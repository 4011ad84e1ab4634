import { parseArgs } from 'node:util';
import { createSeededRandom as seeded } from './createSeededRandom.ts';
import { executeCrashRun, type CrashRunReport } from './crashRun.ts';
import { sites } from './sites.ts';

/**
 * Crash test: kills workers at random moments while they publish, on a temporary PostgreSQL, and counts the posts that
 * arrived. `npm run crash -- --sites=wordpress --kills=100 --items=300`. Runs with and without lost responses.
 */
const { values } = parseArgs({
  options: {
    /** Lost responses: `none`, `some`, or `both` to run once with and once without. */
    lost: { type: 'string', default: 'both' },
    sites: { type: 'string', default: Object.keys(sites).join(',') },
    kills: { type: 'string', default: '100' },
    items: { type: 'string', default: '300' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const kills = Number(values.kills);
const items = Number(values.items);
const lostShare = 0.25;
const lostShares = { none: [0], some: [lostShare], both: [0, lostShare] }[values.lost] ?? [];

const findFailures = (report: CrashRunReport): string[] => [
  ...(report.posts === items && report.distinct === items ? [] : [`${items} posts expected`]),
  ...(report.delivered === items ? [] : [`${report.delivered} items are marked as delivered`]),
  ...(report.live === items ? [] : [`${report.live} publications are marked as live`]),
  ...report.undelivered,
  ...(report.articles === items ? [] : [`${report.articles} articles exist`]),
];

console.log(`crash: seed ${values.seed}, ${kills} kills, ${items} due items, two workers`);
for (const name of values.sites.split(',')) {
  const start = sites[name];
  if (!start) throw new Error(`Unknown site "${name}". Available: ${Object.keys(sites).join(', ')}`);
  for (const lost of lostShares) {
    const since = Date.now();
    const report = await executeCrashRun(start, {
      items,
      kills,
      lostShare: lost,
      random: seeded(Number(values.seed)),
    });
    const { posts, distinct, killsDuringWrite, lostResponses, attempts } = report;
    const failures = findFailures(report);
    console.log(
      `crash: ${name}${lost ? ' with lost responses' : ''}: ${posts} posts, ${items - distinct} lost, ${posts - distinct} duplicates; ` +
        `${kills} kills (${killsDuringWrite} during a write), ${lostResponses} responses lost, ${attempts} attempts, ${Math.round((Date.now() - since) / 1000)} s` +
        (failures.length > 0 ? ` — FAILED: ${failures.join('; ')}` : ''),
    );
    if (failures.length > 0) process.exitCode = 1;
  }
}
