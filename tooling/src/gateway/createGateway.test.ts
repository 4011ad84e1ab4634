import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { aBuild, aContract, aShell, withFolder } from '../testing/builds.ts';
import { composePages } from '../compose/composePages.ts';
import { releaseRemote } from '../release/releaseRemote.ts';
import { releaseShell } from '../release/releaseShell.ts';
import { createGateway } from './createGateway.ts';

const serving = (work: (gateway: FastifyInstance) => unknown): Promise<void> =>
  withFolder(async (directory) => {
    const origin = `${directory}/origin`;
    await releaseShell(aShell(directory), origin);
    await releaseRemote(aBuild(directory, aContract()), origin);
    composePages({ origin, publicUrl: 'http://localhost:3000', development: false });
    const gateway = await createGateway({ origin, api: 'http://127.0.0.1:1' });
    try {
      await work(gateway);
    } finally {
      await gateway.close();
    }
  });

const entry = '/remotes/notes/1.0.0-aaaaaaaa/entry.js';

describe('the local platform', () => {
  it('caches version folders for ever and asks for everything else again', () =>
    serving(async (gateway) => {
      const script = await gateway.inject(entry);
      assert.equal(script.headers['cache-control'], 'public, max-age=31536000, immutable');
      for (const address of ['/', '/registry.json', '/notes/about'])
        assert.equal((await gateway.inject(address)).headers['cache-control'], 'no-cache');
    }));

  it('serves the compressed copy to those who take it', () =>
    serving(async (gateway) => {
      const script = await gateway.inject({ url: entry, headers: { 'accept-encoding': 'br' } });
      assert.equal(script.headers['content-encoding'], 'br');
    }));

  it('never gives a page in place of a missing file', () =>
    serving(async (gateway) => {
      for (const address of ['/remotes/notes/1.0.0-aaaaaaaa/gone.js', '/gone.json', '/.server/x.js']) {
        const answer = await gateway.inject(address);
        assert.equal(answer.statusCode, 404);
        assert.match(String(answer.headers['content-type']), /text\/plain/);
      }
    }));

  it('gives navigations the page of their route, and unknown ones the app with 404', () =>
    serving(async (gateway) => {
      assert.match((await gateway.inject('/notes/about')).body, /<title>About/);
      assert.equal((await gateway.inject('/dashboard')).statusCode, 200);
      const unknown = await gateway.inject('/no-such-page');
      assert.equal(unknown.statusCode, 404);
      assert.match(unknown.body, /rankwright-host/);
      assert.match(unknown.body, /<title>Page Not Found/);
    }));

  it('answers for a missing API in the one error shape', () =>
    serving(async (gateway) => {
      const answer = await gateway.inject('/api/health');
      assert.equal(answer.statusCode, 503);
      const { success, code } = answer.json<{ success: boolean; code: string }>();
      assert.deepEqual([success, code], [false, 'UNAVAILABLE']);
    }));

  it('sends the security headers with everything', () =>
    serving(async (gateway) => {
      for (const address of ['/', entry, '/api/health', '/gone.js']) {
        const { headers } = await gateway.inject(address);
        assert.equal(headers['x-content-type-options'], 'nosniff');
        assert.equal(headers['cross-origin-opener-policy'], 'same-origin-allow-popups');
      }
    }));

  it('does not leave its folder', () =>
    serving(async (gateway) => {
      for (const address of ['/../package.json', '/%2e%2e/package.json'])
        assert.equal((await gateway.inject(address)).statusCode, 404);
    }));
});
