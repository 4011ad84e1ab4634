import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { renderContractReference, contractReferenceFile } from './contractReference.ts';

it('docs/teams/contract.md matches the contract schema', () => {
  const written = readFileSync(contractReferenceFile, 'utf8');
  assert.equal(written, renderContractReference(), 'run: npm run docs -w @rankwright/tooling');
});
