import { canaryRows } from './canary.rows.ts';
import { deadServiceRows } from './deadService.rows.ts';
import { developmentRows } from './development.rows.ts';
import { openFleet } from './openFleet.ts';
import { originRows } from './origin.rows.ts';
import { ownOriginRows } from './ownOrigin.rows.ts';
import { overrideRows } from './override.rows.ts';
import { releaseRows } from './release.rows.ts';
import { repositoryRows } from './repository.rows.ts';

const argument = process.argv.find((word) => word.startsWith('--only='));
const only = new RegExp(argument?.slice('--only='.length) ?? '', 'i');
const selected = [
  ...releaseRows,
  ...repositoryRows,
  ...developmentRows,
  ...overrideRows,
  ...originRows,
  ...deadServiceRows,
  ...ownOriginRows,
  ...canaryRows,
].filter(({ name }) => only.test(name));

const { fleet, close } = await openFleet();
let passed = 0;
for (const { name, run } of selected) {
  const since = performance.now();
  try {
    await run(fleet);
    passed += 1;
    console.log(`✓ ${name} (${Math.round((performance.now() - since) / 1_000)} s)`);
  } catch (error) {
    console.log(`✗ ${name}\n${error instanceof Error ? error.message : String(error)}`);
  }
}
await close();
console.log(`fleet: ${passed}/${selected.length}`);
process.exitCode = passed === selected.length && passed > 0 ? 0 : 1;
