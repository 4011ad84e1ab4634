import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { startTestApi, type TestApi } from '../testing/startTestApi.ts';
import { coverageFile, listEndpoints, readTestParts } from './coverage.files.ts';
import { formatCoverageTable, findTests } from './coverage.model.ts';

describe('the coverage table', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  it('is up to date (npm run generate:coverage -w @rankwright/api)', () => {
    assert.equal(readFileSync(coverageFile, 'utf8'), formatCoverageTable(listEndpoints(), readTestParts()));
  });

  it('has a test with valid input for every registered endpoint', () => {
    const served = new Set([...api.app.registered.values()].map(({ method, path }) => `${method} ${path}`));
    const tests = readTestParts();
    const untested = listEndpoints().filter(
      (row) => served.has(row.endpoint) && findTests(row, tests).length === 0,
    );
    assert.deepEqual(
      untested.map(({ endpoint }) => endpoint),
      [],
    );
  });
});
