import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPageKey, listSameAddresses } from './searchDay.model.ts';

describe('the addresses of one page', () => {
  it('have one key, with or without www, the last slash and encryption', () => {
    for (const address of ['https://www.garden.example:8080/roses/?lang=en', 'http://garden.example/']) {
      const addresses = listSameAddresses(address);
      assert.equal(new Set(addresses).size, 8);
      assert.ok(addresses.includes(address));
      assert.deepEqual([...new Set(addresses.map(createPageKey))], [createPageKey(address)]);
    }
  });

  it('are what was given when it is no address', () => {
    assert.deepEqual(listSameAddresses('roses'), ['roses']);
  });
});
