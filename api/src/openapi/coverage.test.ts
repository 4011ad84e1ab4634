import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { startTestApi, type TestApi } from '../testing/startTestApi.ts';
import { coverageFile, readCalls, readTests } from './coverage.files.ts';
import { coverageTable, testsOf } from './coverage.model.ts';

describe('the coverage table', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  it('is committed as the tests stand (npm run generate:coverage -w @rankwright/api)', () => {
    assert.equal(readFileSync(coverageFile, 'utf8'), coverageTable(readCalls(), readTests()));
  });

  it('has a test with good input for every call that is served', () => {
    const served = new Set([...api.app.registered.values()].map(({ method, path }) => `${method} ${path}`));
    const tests = readTests();
    const bare = readCalls().filter((row) => served.has(row.call) && testsOf(row, tests).length === 0);
    assert.deepEqual(
      bare.map(({ call }) => call),
      [],
    );
  });
});
