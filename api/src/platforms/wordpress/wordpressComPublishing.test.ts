import type { Post } from '@rankwright/platforms/port/platform';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readError, type RecordedAnswer } from '../recordedSite.ts';
import { createSamplePost } from '../samplePost.ts';
import { openOne, refuse, gone, ours, createComPost, saved, stored } from './wordpressComSite.ts';

describe('publishing to WordPress.com', () => {
  const publish = (change: Partial<Post>, remoteId: string | null, ...answers: RecordedAnswer[]) => {
    const { site, listRequests } = openOne(...answers);
    const post = createSamplePost({ status: 'publish', metaTitle: '', metaDescription: '', ...change });
    return { saved: site.publish(post, remoteId), listRequests };
  };
  const findSlug = 'GET /rest/v1.1/sites/8 1/posts/slug:how-to-prune-roses?context=edit';
  const text =
    '"title":"How to prune roses","content":"<h2>When</h2><p>Late <strong>winter</strong>.</p>\\n<!-- rankwright:how-to-prune-roses-0a1b2c3d -->","excerpt":"Late winter."';

  it('creates a post under a free slug, and tells no social account', async () => {
    const { saved: post, listRequests } = publish({}, null, gone, saved);
    assert.deepEqual(await post, stored);
    assert.deepEqual(listRequests(), [
      findSlug,
      `POST /rest/v1.1/sites/8 1/posts/new {${text},"slug":"how-to-prune-roses","tags":[],"metadata":[],"publicize":false,"status":"publish"}`,
    ]);
  });

  it('sends all that a post can have', async () => {
    const { saved: post, listRequests } = publish(
      {
        title: 'Roses < lilies <',
        tags: ['roses'],
        categories: ['Garden'],
        metaTitle: 'Prune',
        metaDescription: 'How.',
        status: 'draft',
        publishAt: new Date('2026-05-06T07:08:09Z'),
        imageUrl: 'https://images.example/rose',
      },
      null,
      { body: { media: [{ ID: 5 }] } },
      gone,
      saved,
    );
    await post;
    const requests = listRequests();
    assert.equal(
      requests[0],
      'POST /rest/v1.1/sites/8 1/media/new {"media_urls":["https://images.example/rose"]}',
    );
    assert.match(requests[2] ?? '', /"title":"Roses &lt; lilies &lt;"/);
    assert.ok(
      requests[2]?.endsWith(
        '"slug":"how-to-prune-roses","tags":["roses"],"categories":["Garden"],"metadata":[{"key":"jetpack_seo_html_title","value":"Prune","operation":"update"},{"key":"advanced_seo_description","value":"How.","operation":"update"}],"publicize":false,"status":"future","date":"2026-05-06T07:08:09.000Z","featured_image":"5"}',
      ),
      requests[2],
    );
  });

  it('sends the status of a draft', async () => {
    const { saved: post, listRequests } = publish({ status: 'draft' }, null, gone, saved);
    await post;
    assert.match(listRequests()[1] ?? '', /"status":"draft"\}$/);
  });

  it('removes categories and the cover that the article has no longer', async () => {
    const { saved: post, listRequests } = publish({ removed: ['categories', 'image'] }, null, gone, saved);
    await post;
    assert.match(listRequests()[1] ?? '', /"categories":\[\],.*"featured_image":""\}$/);
  });

  it('goes on without a cover that it refuses, and fails when it fails', async () => {
    const imageUrl = 'https://images.example/rose';
    for (const answer of [{ body: {} }, { body: { media: [] } }, refuse('x', 400)]) {
      const { saved: post, listRequests } = publish({ imageUrl }, null, answer, gone, saved);
      const { coverProblem, ...sent } = await post;
      assert.deepEqual(sent, stored);
      assert.match(coverProblem ?? '', /^The cover image was not set: WordPress.com did not accept it\./);
      assert.doesNotMatch(listRequests()[2] ?? '', /featured_image/);
    }
    assert.equal((await readError(publish({ imageUrl }, null, { status: 500 }).saved))[0], 'temporary');
  });

  it('updates the post that it knows, and creates it again when it is gone', async () => {
    const known = publish({}, '7/8', saved, gone, saved);
    await known.saved;
    const paths = known.listRequests().map((request) => request.split(' {')[0]);
    assert.deepEqual(paths, [
      'GET /rest/v1.1/sites/8 1/posts/7/8?context=edit',
      findSlug,
      'POST /rest/v1.1/sites/8 1/posts/7',
    ]);
    const trashed = publish({}, '7', { body: createComPost({ status: 'trash' }) }, gone, saved);
    await trashed.saved;
    assert.match(trashed.listRequests()[2] ?? '', /^POST \/rest\/v1.1\/sites\/8 1\/posts\/new/);
    for (const [failure, remedy, text] of [
      [refuse('unauthorized'), 'reconnect', /permission/],
      [{ status: 500 }, 'retry', /HTTP 500/],
    ] as const) {
      const [, message, known] = await readError(publish({}, '7', failure).saved);
      assert.equal(known, remedy);
      assert.match(String(message), text);
    }
  });

  it('takes the slug of its own when somebody else has the wished one', async () => {
    for (const [content, slug] of [
      [undefined, 'how-to-prune-roses-0a1b2c3d'],
      [ours, 'how-to-prune-roses'],
    ] as const) {
      const { saved: post, listRequests } = publish({}, null, { body: createComPost({ content }) }, saved);
      await post;
      assert.ok(listRequests()[1]?.includes(`"slug":"${slug}"`), listRequests()[1]);
    }
  });

  it('says when a post waits for review', async () => {
    const pending = { body: createComPost({ status: 'pending' }) };
    assert.deepEqual(await publish({}, null, gone, pending).saved, {
      ...stored,
      status: 'pending',
      holdReason:
        'The post is waiting for review because your WordPress.com user cannot publish on this site. Ask an editor of the site to publish it.',
    });
    for (const [status, answer] of [
      ['pending', pending],
      ['publish', saved],
    ] as const)
      assert.equal((await publish({ status }, null, gone, answer).saved).holdReason, undefined);
  });
});

describe('finding a post on WordPress.com', () => {
  const reference = createSamplePost();

  it('asks for its id, then for its slugs', async () => {
    const byId = openOne(saved);
    assert.deepEqual(await byId.site.find(reference, '7'), stored);
    const bySlug = openOne(
      gone,
      { body: createComPost() },
      { body: createComPost({ ID: 9, content: ours }) },
    );
    assert.deepEqual(await bySlug.site.find(reference, '7'), { ...stored, id: '9' });
    assert.equal(
      bySlug.listRequests()[2],
      'GET /rest/v1.1/sites/8 1/posts/slug:how-to-prune-roses-0a1b2c3d?context=edit',
    );
    assert.equal(await openOne(gone, gone).site.find(reference, null), null);
  });
});
