import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { platforms } from '@rankwright/contracts/limits';
import { givePlan, signUp, type TestAccount } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';
import { createPost } from './post.ts';

const content = `## A heading\n\n${'words '.repeat(100)}`;
const footer = /Planned and published with Rankwright/;

describe('posts for platforms', () => {
  let api: TestApi;
  let account: TestAccount;
  before(async () => {
    api = await startTestApi();
    account = await signUp(api);
  });
  after(() => api.close());
  const createTestPost = (platform: (typeof platforms)[number], change = {}) =>
    createPost(
      api.deps,
      {
        ...{ ownerId: account.userId, platform, slug: 'm', idempotencySlug: 'm-1' },
        ...{ since: api.clock.now(), isUpdate: false },
      },
      { title: 'T', content, status: 'publish', tags: [], ...change },
    );

  it('gives uploaded images absolute URLs', async () => {
    const path = '/api/files/articles/1b4e28ba-2fa1-41d2-883f-0016d3cca427.webp';
    const { html, markdown, imageUrl } = await createTestPost('wordpress', {
      content: `![A rose](${path})`,
      imageUrl: path,
    });
    const url = new URL(path, api.deps.env.PUBLIC_URL).href;
    assert.equal(markdown, `![A rose](${url})`);
    assert.ok(html.includes(`src="${url}"`));
    assert.equal(imageUrl, url);
  });

  it('generates a missing excerpt with the platform’s length [C-202]', async () => {
    for (const [platform, length] of [
      ['wordpress', 160],
      ['wix', 160],
      ['shopify', 200],
      ['webflow', 200],
    ] as const) {
      const { excerpt } = await createTestPost(platform);
      assert.equal(excerpt.length, length + 3);
      assert.ok(excerpt.endsWith('...'));
      assert.ok(excerpt.startsWith('A heading words'));
    }
    assert.equal((await createTestPost('wix', { excerpt: 'Mine.' })).excerpt, 'Mine.');
    assert.equal(
      (await createTestPost('wix', { content: '<b class=x>Bold</b> *words*' })).excerpt,
      'Bold words',
    );
  });

  it('adds the footer during a trial but not with an active plan [C-209]', async () => {
    await givePlan(api, account.userId, 'trialing');
    for (const platform of platforms) {
      const { markdown, html, excerpt } = await createTestPost(platform);
      assert.match(markdown, footer);
      assert.match(html, footer);
      assert.doesNotMatch(excerpt, footer);
    }
    assert.doesNotMatch((await createTestPost('wordpress', { isImported: true })).html, footer);
    await givePlan(api, account.userId, 'active');
    for (const platform of platforms) assert.doesNotMatch((await createTestPost(platform)).html, footer);
  });

  it('removes scripts and event handlers', async () => {
    const unsafe =
      '<script>alert(1)</script>\n\n[x](javascript:alert(1))\n\n<img src=x onerror=alert(1)>\n\nfine';
    const { html } = await createTestPost('wordpress', { content: unsafe });
    assert.doesNotMatch(html, /script|onerror|javascript/);
    assert.match(html, /fine/);
  });
});
