import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { hostDataElementId } from '@rankwright/contracts/remote';
import { readRegistry, writeRegistry } from '../origin/registryFile.ts';
import { changeSettings } from './changeSettings.ts';
import { withReleases } from './release.fixtures.ts';
import { repairPages } from './repairPages.ts';

const readPageDate = (origin: string): string | undefined => {
  const html = readFileSync(`${origin}/404.html`, 'utf8');
  assert.ok(html.includes(hostDataElementId));
  return /"updatedAt":"([^"]+)"/.exec(html)?.[1];
};

it('builds the pages of a release that was killed after the registry, and only then', () =>
  withReleases(async ({ origin }) => {
    await changeSettings(origin, { publicUrl: 'http://localhost:3000', development: false });
    const before = readRegistry(origin);
    assert.ok(before);
    await repairPages(origin);
    assert.deepEqual(readRegistry(origin), before);
    writeRegistry(origin, before, new Date(Date.parse(before.updatedAt) + 1));
    assert.equal(readPageDate(origin), before.updatedAt);
    await repairPages(origin);
    assert.equal(readPageDate(origin), readRegistry(origin)?.updatedAt);
  }));
