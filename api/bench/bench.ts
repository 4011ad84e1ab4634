import { parseArgs } from 'node:util';
import { openTestDatabase } from '../src/testing/testDatabase.ts';
import { fillTo, openLibrary } from './library.ts';
import { measure } from './measure.ts';
import { questions } from './questions.ts';
import { closing, lineOf, type Row } from './report.ts';
import { writeSection } from './section.ts';
import { openShop } from './shop.ts';

/**
 * The history at growing sizes, on the PostgreSQL of `TEST_DATABASE_URL`: each question through the API and as bare SQL,
 * in turns, over the same pool. `--sizes=10000,100000,1000000 --rounds=300`; `--dry` leaves docs/benchmarks.md alone.
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    rounds: { type: 'string', default: '300' },
    dry: { type: 'boolean', default: false },
  },
});
const sizes = values.sizes.split(',').map(Number);
const rounds = Number(values.rounds);

const database = await openTestDatabase();
const shop = await openShop(database);
const rows: Row[] = [];
try {
  const library = await openLibrary(database.db);
  for (const size of sizes) {
    const since = Date.now();
    await fillTo(database.db, library, size);
    console.log(`api: ${size} articles after ${Math.round((Date.now() - since) / 1000)} s`);
    for (const question of questions) {
      const ask = await shop.asker(library.heavyId);
      const timing = await measure(rounds, {
        api: (round) => ask(question.query(round, size)),
        bare: (round) => question.bare(database.db, library.heavyId, round, size),
      });
      rows.push({ size, question: question.name, ...timing });
      console.log(lineOf({ size, question: question.name, ...timing }));
    }
  }
} finally {
  await shop.close();
}
if (!values.dry) writeSection(rows, rounds);
console.log(closing(rows));
