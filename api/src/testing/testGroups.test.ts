import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { groupTests, writeGroup } from '../../testGroups.mjs';

const importIt = "import { it } from 'node:test';\n";
const passing = `${importIt}it('passes', () => {});`;

describe('groups of test files', () => {
  let folder = '';
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'rankwright-groups-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Runs `first`, then `source`, then `last` as one group. Names the tests that passed and those that failed. */
  const runGroup = (source: string) => {
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, 'first.test.js'), passing.replace('passes', 'first'));
    writeFileSync(join(folder, 'middle.test.js'), source);
    writeFileSync(join(folder, 'last.test.js'), passing.replace('passes', 'last'));
    const entry = writeGroup(['first.test.ts', 'middle.test.ts', 'last.test.ts'], folder);
    const { status, stdout } = spawnSync(process.execPath, ['--test', '--test-reporter=tap', entry], {
      encoding: 'utf8',
      // The variable would make Node take the run for a part of this one.
      env: { ...process.env, NODE_TEST_CONTEXT: undefined },
    });
    const list = (pattern: RegExp) => [...stdout.matchAll(pattern)].map(([, name = '']) => name);
    return { status, passed: list(/^ *ok \d+ - (.+)$/gm), failed: list(/^ *not ok \d+ - (.+)$/gm) };
  };

  it('runs the tests of each file', () => {
    assert.deepEqual(runGroup(passing), { status: 0, passed: ['first', 'passes', 'last'], failed: [] });
  });

  it('fails for a file that does not load, and runs the others', () => {
    for (const source of ["throw new Error('no');", "import './missing.js';"]) {
      const { status, passed, failed } = runGroup(source);
      assert.equal(status, 1, source);
      assert.deepEqual(passed, ['first', 'last'], source);
      assert.deepEqual(failed, ['loads ../middle.test.js'], source);
    }
  });

  it('fails for a process that ends before its tests', () => {
    const endings = ['process.exit(0)', 'process.kill(process.pid, "SIGKILL")'];
    for (const ending of [...endings, 'return new Promise(() => {})']) {
      const { status, failed } = runGroup(`${importIt}it('ends', () => { ${ending}; });`);
      assert.equal(status, 1, ending);
      assert.ok(failed.length > 0, ending);
    }
    assert.equal(runGroup('process.exit(0);').status, 1);
  });

  it('fails for what is thrown outside of the tests', () => {
    for (const thrown of ["throw new Error('no')", "Promise.reject(new Error('no'))"])
      assert.equal(
        runGroup(`${importIt}it('waits', () => void setTimeout(() => { ${thrown}; }));`).status,
        1,
        thrown,
      );
  });

  it('leaves a file that changes its process to a process of its own', () => {
    const sources = {
      'thread.test.ts': "import { Worker } from 'node:worker_threads';",
      'global.test.ts': "mock.method(AbortSignal, 'timeout');",
      'environment.test.ts': "process.env.TZ = 'UTC';",
      'memory.test.ts': 'process.memoryUsage();',
      'read.test.ts': "if (process.env.TZ === 'UTC') mock.method(queue, 'send');",
      'plain.test.ts': passing,
    };
    for (const [file, source] of Object.entries(sources)) writeFileSync(join(folder, file), source);
    const alone = Object.keys(sources).slice(0, 4);
    assert.deepEqual(groupTests(Object.keys(sources), folder), [
      ['read.test.ts', 'plain.test.ts'],
      ...alone.map((file) => [file]),
    ]);
  });

  it('leaves out no file', () => {
    const files = Array.from({ length: 100 }, (_, index) => `${index}.test.ts`);
    for (const file of files) writeFileSync(join(folder, file), passing);
    assert.deepEqual(groupTests(files, folder).flat(), files);
  });
});
