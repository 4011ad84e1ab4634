import { getPlatformDescriptor, platforms } from '@rankwright/contracts/platforms';
import { adapters } from '@rankwright/platforms/adapters';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

describe('platform adapters', () => {
  for (const platform of platforms)
    it(`opens ${platform} with each method of its descriptor`, () => {
      const methods = Object.keys(getPlatformDescriptor(platform).methods);
      assert.ok(methods.length > 0);
      assert.deepEqual(Object.keys(adapters[platform]).sort(), methods.sort());
    });
});
