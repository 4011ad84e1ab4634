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

  it('have one key, whatever their percent-encoding', () => {
    const addresses = [
      'https://garden.example/%d1%80%d0%be%d0%b7%d1%8b/?q=%7e',
      'https://garden.example/розы?q=~',
    ];
    assert.deepEqual(
      [...new Set(addresses.map(createPageKey))],
      ['garden.example/%D1%80%D0%BE%D0%B7%D1%8B?q=~'],
    );
    const [wordpress = '', google = ''] = ['%d1%80/', '%D1%80/'].map(
      (path) => `https://garden.example/${path}`,
    );
    assert.ok(listSameAddresses(google).includes(wordpress));
    assert.ok(listSameAddresses(wordpress).includes(google));
  });

  it('are what was given when it is no address', () => {
    assert.deepEqual(listSameAddresses('roses'), ['roses']);
  });
});
