import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { contractReference, contractReferenceFile } from './contractReference.ts';

it('docs/teams/contract.md says what the schema says', () => {
  const written = readFileSync(contractReferenceFile, 'utf8');
  assert.equal(written, contractReference(), 'run: npm run docs -w @rankwright/tooling');
});
