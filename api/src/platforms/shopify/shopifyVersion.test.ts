import assert from 'node:assert/strict';
import { it } from 'node:test';
import { noteVersion, shopifyVersion } from './shopifyVersion.ts';

const answerOf = (version: string | null) => ({ header: () => version });

it('warns once of each version that Shopify answers by instead of the asked one', () => {
  const warned: unknown[] = [];
  const log = { warn: (facts: unknown) => void warned.push(facts) };
  for (const version of [shopifyVersion, null, '2027-01', '2027-01', '2027-04', shopifyVersion])
    noteVersion(log, answerOf(version));
  assert.deepEqual(warned, [
    { asked: shopifyVersion, answered: '2027-01' },
    { asked: shopifyVersion, answered: '2027-04' },
  ]);
});
