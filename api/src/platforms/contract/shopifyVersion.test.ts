import assert from 'node:assert/strict';
import { it } from 'node:test';
import { warnOnVersionChange, shopifyVersion } from '@rankwright/platforms/shopify/shopifyVersion';

const createResponse = (version: string | null) => ({ header: () => version });

it('warns once per API version when Shopify responds with a different version than requested', () => {
  const warned: unknown[] = [];
  const log = { warn: (facts: unknown) => void warned.push(facts) };
  for (const version of [shopifyVersion, null, '2027-01', '2027-01', '2027-04', shopifyVersion])
    warnOnVersionChange(log, createResponse(version));
  assert.deepEqual(warned, [
    { requested: shopifyVersion, answered: '2027-01' },
    { requested: shopifyVersion, answered: '2027-04' },
  ]);
});
