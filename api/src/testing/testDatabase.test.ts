import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { removeUnusedTemplates } from './testDatabase.ts';

it('removes the templates that no test run used for six hours, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rankwright-templates-'));
  const now = new Date('2026-11-22T12:00:00Z');
  const ages = { 'rankwright-template-old': 7, 'rankwright-template-used': 5, 'rankwright-test-old': 7 };
  for (const [name, hours] of Object.entries(ages)) {
    const usedAt = new Date(now.getTime() - hours * 3_600_000);
    mkdirSync(join(folder, name, 'database'), { recursive: true });
    utimesSync(join(folder, name), usedAt, usedAt);
  }
  removeUnusedTemplates(folder, now.getTime());
  assert.deepEqual(readdirSync(folder).sort(), ['rankwright-template-used', 'rankwright-test-old']);
  rmSync(folder, { recursive: true });
});
