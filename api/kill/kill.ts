import { parseArgs } from 'node:util';
import { random as seeded } from './random.ts';
import { runNight, type NightReport } from './night.ts';
import { sites } from './sites.ts';

/**
 * Kills workers at random moments while they publish, on a throw-away PostgreSQL, and counts what arrived:
 * `npm run kill -- --sites=wordpress --kills=100 --items=300`. Once with kills only, once with lost answers, too.
 */
const { values } = parseArgs({
  options: {
    /** `none` for kills only, `some` for lost answers, too, or `both`, one after the other. */
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
const shares = { none: [0], some: [lostShare], both: [0, lostShare] }[values.lost] ?? [];

const problems = (report: NightReport): string[] => [
  ...(report.posts === items && report.distinct === items ? [] : [`${items} posts were due`]),
  ...(report.delivered === items ? [] : [`${report.delivered} items count as delivered`]),
  ...(report.live === items ? [] : [`${report.live} publications count as live`]),
  ...report.open,
  ...(report.articles === items ? [] : [`${report.articles} articles exist`]),
];

console.log(`kill: seed ${values.seed}, ${kills} kills around ${items} due items, two workers`);
for (const name of values.sites.split(',')) {
  const start = sites[name];
  if (!start) throw new Error(`There is no site "${name}". There are: ${Object.keys(sites).join(', ')}`);
  for (const lost of shares) {
    const since = Date.now();
    const report = await runNight(start, { items, kills, lost, random: seeded(Number(values.seed)) });
    const { posts, distinct, mid, lostAnswers, attempts } = report;
    const wrong = problems(report);
    console.log(
      `kill: ${name}${lost ? ' with lost answers' : ''}: ${posts} posts, ${items - distinct} lost, ${posts - distinct} doubled; ` +
        `${kills} kills (${mid} during a write), ${lostAnswers} answers lost, ${attempts} attempts, ${Math.round((Date.now() - since) / 1000)} s` +
        (wrong.length > 0 ? ` — WRONG: ${wrong.join('; ')}` : ''),
    );
    if (wrong.length > 0) process.exitCode = 1;
  }
}
