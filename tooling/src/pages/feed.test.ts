import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { remoteRoute } from '@rankwright/contracts/remote';
import { renderFeed } from './feed.ts';
import { renderSitemap } from './siteFiles.ts';

const route = remoteRoute.parse({
  path: '/blog/:slug',
  access: 'public',
  layout: 'public',
  title: 'Blog',
  prerender: ['/blog/older', '/blog/newer'],
  pages: {
    '/blog/older': { title: 'Older', description: 'First.', publishedAt: '2026-09-01' },
    '/blog/newer': { title: 'Shears & saws', description: '<b>Second</b>.', publishedAt: '2026-10-02' },
  },
});
const pages = ['/blog/older', '/blog/newer'].map((address) => ({ address, route }));

describe('feed', () => {
  it('lists the posts, newest first, with absolute addresses', () => {
    const feed = renderFeed('https://rankwright.example', pages);
    const links = [...feed.matchAll(/<id>(.*?)<\/id>/g)].map(([, link]) => link);
    assert.deepEqual(links, [
      'https://rankwright.example/blog',
      'https://rankwright.example/blog/newer',
      'https://rankwright.example/blog/older',
    ]);
    assert.match(feed, /<updated>2026-10-02T00:00:00Z<\/updated>/);
  });

  it('escapes texts', () => {
    const feed = renderFeed('https://rankwright.example', pages);
    assert.match(feed, /<title>Shears &amp; saws<\/title>/);
    assert.match(feed, /<summary>&lt;b&gt;Second&lt;\/b&gt;\.<\/summary>/);
  });

  it('leaves pages without a day out', () => {
    const undated = remoteRoute.parse({
      ...route,
      pages: { '/blog/older': { title: 'O', description: 'D' } },
    });
    assert.doesNotMatch(
      renderFeed('https://x.example', [{ address: '/blog/older', route: undated }]),
      /<entry>/,
    );
  });
});

it('says in the sitemap when a post was published', () => {
  assert.match(renderSitemap('https://x.example', pages), /blog\/newer<\/loc><lastmod>2026-10-02<\/lastmod>/);
});
