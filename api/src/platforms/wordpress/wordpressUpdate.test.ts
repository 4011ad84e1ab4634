import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type RecordedAnswer } from '../recordedSite.ts';
import { archiveQuery, createWpPost, openSite } from './wordpressSite.ts';

describe('changing a post of a WordPress site', () => {
  const change = { source: '<p>New.</p>', idempotencySlug: 'a', goesLive: false };
  const saved = { body: createWpPost({ meta: { rank_math_title: '', rank_math_description: '' } }) };
  const update = async (id: string, more: object, ...answers: RecordedAnswer[]) => {
    const { site, listRequests } = openSite(...answers);
    const post = await site.archive!.update(id, { ...change, ...more });
    return { post, requests: listRequests() };
  };

  it('sends what changes, and returns what the site stored', async () => {
    const { post, requests } = await update('7', {}, saved);
    assert.equal(post.source, '<p>Late winter.</p>');
    assert.deepEqual(requests, [`POST /wp/v2/posts/7?${archiveQuery} {"content":"<p>New.</p>"}`]);
  });

  it('sends all that can change', async () => {
    const { requests } = await update(
      '7',
      {
        title: 'Roses < lilies <',
        excerpt: '',
        tags: ['roses'],
        categories: ['Garden'],
        imageUrl: 'https://images.example/rose',
        goesLive: true,
        metaTitle: 'Prune',
        metaDescription: 'How.',
      },
      { body: [{ id: 5 }] },
      { body: [{ id: 1, name: 'roses' }] },
      { body: [{ id: 2, name: 'Garden' }] },
      saved,
      saved,
    );
    assert.match(requests[0] ?? '', /^GET \/wp\/v2\/media\?slug=a-[0-9a-f]{8}$/);
    assert.deepEqual(requests.slice(1), [
      'GET /wp/v2/tags?search=roses&per_page=100',
      'GET /wp/v2/categories?search=Garden&per_page=100',
      `POST /wp/v2/posts/7?${archiveQuery} {"content":"<p>New.</p>","title":"Roses &lt; lilies &lt;","excerpt":"","tags":[1],"categories":[2],"featured_media":5,"status":"publish"}`,
      'POST /wp/v2/posts/7 {"meta":{"rank_math_title":"Prune","rank_math_description":"How."}}',
    ]);
  });

  it('removes what the article has no longer, and escapes a title like that of a new post', async () => {
    const emptied = { title: 'What is &nbsp; & <b>?', tags: [], categories: [], imageUrl: null };
    const { requests } = await update('7', emptied, saved);
    assert.deepEqual(requests, [
      `POST /wp/v2/posts/7?${archiveQuery} {"content":"<p>New.</p>","title":"What is &amp;nbsp; & &lt;b>?","tags":[],"categories":[],"featured_media":0}`,
    ]);
  });

  it('uploads an image with its text', async () => {
    const image = { text: 'image/png' };
    const more = { imageUrl: 'https://images.example/rose', imageAlt: 'A rose' };
    const { requests } = await update(
      '7',
      more,
      { body: [] },
      image,
      { body: { id: 5 } },
      { body: [] },
      saved,
    );
    assert.equal(requests[3], 'POST /wp/v2/media/5 {"alt_text":"A rose"}');
    const without = { imageUrl: 'https://images.example/rose' };
    const plain = await update('7', without, { body: [] }, image, { body: { id: 5 } }, { body: [] }, saved);
    assert.equal(plain.requests[3], 'POST /wp/v2/media/5 {"alt_text":""}');
  });

  it('sends no terms of a page', async () => {
    const { requests } = await update('page-12', { tags: ['roses'], categories: ['Garden'] }, saved);
    assert.deepEqual(requests, [`POST /wp/v2/pages/12?${archiveQuery} {"content":"<p>New.</p>"}`]);
  });
});
