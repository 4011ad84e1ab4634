import { parseArgs } from 'node:util';
import { openTestDatabase } from '../../../api/src/testing/testDatabase.ts';
import { growDataset, createDataset } from './dataset.ts';
import { measure } from './measure.ts';
import { benchmarkQueries } from './benchmarkQueries.ts';
import { formatLine, formatSection, formatSummary, type Row } from './report.ts';
import { writeSection } from './benchmarksFile.ts';
import { startServer } from './server.ts';

/**
 * Benchmarks the content history at growing sizes on the PostgreSQL at `TEST_DATABASE_URL`: each query through the API
 * and as plain SQL, alternating, on the same pool. `--sizes=10000,100000,1000000 --rounds=300`; `--dry` does not write
 * docs/benchmarks.md.
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
const server = await startServer(database);
const rows: Row[] = [];
try {
  const dataset = await createDataset(database.db);
  for (const size of sizes) {
    const since = Date.now();
    await growDataset(database.db, dataset, size);
    console.log(`api: created ${size} articles in ${Math.round((Date.now() - since) / 1000)} s`);
    for (const query of benchmarkQueries) {
      const requestHistory = await server.signIn(dataset.heavyOwnerId);
      const timing = await measure(rounds, {
        api: (round) => requestHistory(query.getParams(round, size)),
        sql: (round) => query.runSql(database.db, dataset.heavyOwnerId, round, size),
      });
      rows.push({ size, query: query.name, ...timing });
      console.log(formatLine({ size, query: query.name, ...timing }));
    }
  }
} finally {
  await server.close();
}
if (!values.dry) writeSection('bench:api', formatSection(rows, rounds));
console.log(formatSummary(rows));
