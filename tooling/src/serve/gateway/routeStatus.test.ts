import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { getRouteStatus } from './routeStatus.ts';

describe('the status of a page', () => {
  const origin = mkdtempSync(path.join(tmpdir(), 'rankwright-origin-'));
  const routes = [
    { path: '/blog' },
    { path: '/blog/:slug', pages: { '/blog/first-post': { title: 'First post' } } },
    { path: '/notes/:id' },
  ];
  before(() => writeFileSync(path.join(origin, 'registry.json'), JSON.stringify({ remotes: [{ routes }] })));
  after(() => rmSync(origin, { recursive: true }));

  const cases: [address: string, status: number][] = [
    ['/blog', 200],
    ['/blog/first-post', 200],
    ['/blog/no-such-post', 404],
    ['/notes/any', 200],
    ['/dashboard', 200],
    ['/nowhere', 404],
  ];
  for (const [address, status] of cases)
    it(`is ${status} for ${address}`, () => assert.equal(getRouteStatus(origin, address), status));
});
