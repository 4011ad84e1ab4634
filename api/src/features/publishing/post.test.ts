import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { platforms } from '@rankwright/contracts/limits';
import { givePlan, signUp, type TestAccount } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';
import { postOf } from './post.ts';

const content = `## A heading\n\n${'words '.repeat(100)}`;
const footer = /Planned and published with Rankwright/;

describe('what goes to a platform', () => {
  let api: TestApi;
  let account: TestAccount;
  before(async () => {
    api = await startTestApi();
    account = await signUp(api);
  });
  after(() => api.close());
  const post = (platform: (typeof platforms)[number], change = {}) =>
    postOf(
      api.deps,
      { ownerId: account.userId, platform, marker: 'm', article: { imageUrl: null, imageAlt: '' } },
      { title: 'T', content, status: 'publish', tags: [], ...change },
    );

  it('cuts an excerpt that nobody wrote, by the platform’s length [C-202]', async () => {
    for (const [platform, length] of [
      ['wordpress', 160],
      ['wix', 160],
      ['shopify', 200],
      ['webflow', 200],
    ] as const) {
      const { excerpt } = await post(platform);
      assert.equal(excerpt.length, length + 3);
      assert.ok(excerpt.endsWith('...'));
      assert.ok(excerpt.startsWith('A heading words'));
    }
    assert.equal((await post('wix', { excerpt: 'Mine.' })).excerpt, 'Mine.');
    assert.equal((await post('wix', { content: '<b class=x>Bold</b> *words*' })).excerpt, 'Bold words');
  });

  it('carries the footer line while trialing, and not with an active plan [C-209]', async () => {
    await givePlan(api, account.userId, 'trialing');
    for (const platform of platforms) {
      const { markdown, html, excerpt } = await post(platform);
      assert.match(markdown, footer);
      assert.match(html, footer);
      assert.doesNotMatch(excerpt, footer);
    }
    await givePlan(api, account.userId, 'active');
    for (const platform of platforms) assert.doesNotMatch((await post(platform)).html, footer);
  });

  it('lets nothing through that could run on somebody’s site', async () => {
    const unsafe =
      '<script>alert(1)</script>\n\n[x](javascript:alert(1))\n\n<img src=x onerror=alert(1)>\n\nfine';
    const { html } = await post('wordpress', { content: unsafe });
    assert.doesNotMatch(html, /script|onerror|javascript/);
    assert.match(html, /fine/);
  });
});
