import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { repositoryRoot } from '../origin/paths.ts';
import type { TestResult } from './results.ts';

const reporter = path.join(repositoryRoot, 'tooling/jest/node-results-reporter.mjs');

const report = (source: string): TestResult[] => {
  const folder = mkdtempSync(path.join(tmpdir(), 'reporter-'));
  try {
    const file = path.join(folder, 'sample.test.mjs');
    writeFileSync(file, `import { it } from 'node:test';\n${source}`);
    const { stdout } = spawnSync(process.execPath, ['--test', `--test-reporter=${reporter}`, file], {
      // The variable would make Node take the run for a part of this one.
      env: { ...process.env, NODE_TEST_CONTEXT: undefined },
    });
    return JSON.parse(stdout.toString()) as TestResult[];
  } finally {
    rmSync(folder, { recursive: true });
  }
};

describe('the results of Node tests', () => {
  it('names a skipped and a todo test as such, so that neither counts as passed', () => {
    const statuses = report(`
      it('works', () => {});
      it('breaks', () => { throw new Error('no'); });
      it('waits', { skip: true }, () => {});
      it('is planned', { todo: 'later' }, () => {});
      it.skip('is skipped', () => {});
    `).map(({ name, status }) => `${name}: ${status}`);
    assert.deepEqual(statuses, [
      'works: passed',
      'breaks: failed',
      'waits: skipped',
      'is planned: todo',
      'is skipped: skipped',
    ]);
  });
});
