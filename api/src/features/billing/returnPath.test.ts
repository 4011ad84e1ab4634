import assert from 'node:assert/strict';
import type { FastifyRequest } from 'fastify';
import { describe, it } from 'node:test';
import { getReturnPath } from './returnPath.ts';

const request = { host: 'app.example.com' } as FastifyRequest;
const read = (address: string) => getReturnPath(address, request, 'https://app.example.com');

describe('return URLs of the checkout', () => {
  it('keeps the path and the query', () => {
    assert.equal(read('/dashboard?checkout=success'), '/dashboard?checkout=success');
    assert.equal(read('https://app.example.com/billing'), '/billing');
  });

  it('never returns a path that a browser reads as another host', () => {
    for (const address of [
      'https://app.example.com//evil.example/x',
      'https://app.example.com/\\/evil.example/x',
    ])
      assert.equal(read(address), '/evil.example/x');
  });

  it('rejects other hosts', () => {
    assert.throws(() => read('//evil.example/x'));
    assert.throws(() => read('javascript:alert(1)'));
  });
});
