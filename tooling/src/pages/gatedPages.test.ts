import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createTestContract } from '../testing/testBuilds.ts';
import { options, readPage, withOrigin } from './testing/testPages.ts';
import { writePages } from './writePages.ts';

it('preloads nothing of a gated screen, whose code is requested once the plan is known', () => {
  const routes = createTestContract().routes.map((route) => ({ ...route, gated: true }));
  return withOrigin((origin) => {
    writePages(options(origin));
    const html = readPage(origin, '/notes');
    assert.match(html, /rel="preload" as="script" href="\/shell/);
    assert.doesNotMatch(html, /rel="preload" as="script" href="\/remotes/);
  }, createTestContract({ routes }));
});
