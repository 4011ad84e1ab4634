import { createWixSlug } from '@rankwright/platforms/wix/wixPosts';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readError, type RecordedAnswer } from '../recordedSite.ts';
import { createSamplePost } from '../samplePost.ts';
import { emptyTree, openSite } from './wixSite.ts';
import {
  people,
  none,
  draft,
  saved,
  stored,
  listMembers,
  findBySlug,
  publishTo,
  publish,
  readDraft,
} from './wixDrafts.ts';

describe('publishing to Wix', () => {
  it('creates and publishes a post under a free slug', async () => {
    const { saved: post, listRequests } = publish({}, null, people, none, none, saved);
    assert.deepEqual(await post, stored);
    assert.deepEqual(listRequests(), [
      listMembers,
      ...findBySlug('how-to-prune-roses'),
      'POST /blog/v3/draft-posts {"draftPost":{"title":"How to prune roses","memberId":"1","richContent":{"nodes":[]},"excerpt":"Late winter.","seoSlug":"how-to-prune-roses","seoData":{"tags":[]}},"publish":true,"fieldsets":["URL"]}',
    ]);
  });

  it('leaves a draft a draft, and says that Wix cannot schedule', async () => {
    const asDraft = { body: { draftPost: { id: 'd' } } };
    for (const [change, more] of [
      [{ status: 'DRAFT' }, {}],
      [
        { publishAt: new Date(0) },
        {
          holdReason:
            'Wix cannot schedule posts, so this one was saved there as a draft. To publish it later, schedule it in your calendar here.',
        },
      ],
    ] as const) {
      const { saved: post, listRequests } = publish(change, null, people, none, none, asDraft);
      assert.deepEqual(await post, { id: 'd', status: 'DRAFT', url: null, ...more });
      assert.match(listRequests()[3] ?? '', /"publish":false/);
    }
  });

  it('updates the post that it knows and publishes it again', async () => {
    const { saved: post, listRequests } = publish({}, 'd/1', saved, people, none, none, none, none, saved);
    assert.deepEqual(await post, stored);
    const requests = listRequests();
    assert.equal(requests[0], 'GET /blog/v3/draft-posts/d/1?fieldsets=URL');
    assert.match(requests[4] ?? '', /^PATCH \/blog\/v3\/draft-posts\/d\/1 \{"draftPost":\{"title"/);
    assert.deepEqual(requests.slice(5), [
      'POST /blog/v3/draft-posts/d/1/publish {}',
      'GET /blog/v3/draft-posts/d/1?fieldsets=URL',
    ]);
    const asDraft = publish({ status: 'DRAFT' }, 'd/1', saved, people, none, none, none, saved);
    await asDraft.saved;
    assert.equal(asDraft.listRequests().length, 6);
  });

  it('creates the post again when it is gone', async () => {
    const { saved: post, listRequests } = publish({}, 'd', { status: 404 }, people, none, none, saved);
    await post;
    assert.match(listRequests()[4] ?? '', /^POST \/blog\/v3\/draft-posts \{/);
    for (const [status, remedy, text] of [
      [403, 'reconnect', /permission/],
      [500, 'retry', /HTTP 500/],
    ] as const) {
      const [, message, known] = await readError(publish({}, 'd', { status }).saved);
      assert.equal(known, remedy);
      assert.match(String(message), text);
    }
  });

  it('sends the title and the description for search engines', async () => {
    const { seoData } = await readDraft(
      publish({ metaTitle: 'Prune', metaDescription: 'How.' }, null, people, none, none, saved),
    );
    assert.deepEqual(seoData, {
      tags: [
        { type: 'title', children: 'Prune', custom: false, disabled: false },
        { type: 'meta', props: { name: 'description', content: 'How.' }, custom: false, disabled: false },
      ],
    });
  });

  it('sends as much of the excerpt as Wix takes', async () => {
    const { excerpt } = await readDraft(
      publish({ excerpt: 'a'.repeat(501) }, null, people, none, none, saved),
    );
    assert.equal(excerpt, 'a'.repeat(500));
  });
});

describe('the author of a post on Wix', () => {
  const findAuthor = async (settings: object, author: string, answer: RecordedAnswer) =>
    (await readDraft(publishTo(settings, emptyTree, { author }, null, answer, none, none, saved))).memberId;

  it('is the one with the name, the selected one, or the first', async () => {
    assert.equal(await findAuthor({ memberId: '9' }, 'G@X.example', people), '2');
    assert.equal(await findAuthor({ memberId: '9' }, 'Nobody', people), '9');
    assert.equal(await findAuthor({}, 'Nobody', people), '1');
    assert.equal(await findAuthor({ memberId: '9' }, 'Ada', { status: 403 }), '9');
  });

  it('is needed', async () => {
    assert.match(String((await readError(publish({}, null, none).saved))[1]), /^Wix requires a site member/);
    assert.equal((await readError(publish({}, null, { status: 403 }).saved))[2], 'reconnect');
  });
});

describe('finding a post on Wix', () => {
  const reference = createSamplePost({ since: new Date('2026-01-01T00:00:00Z') });
  const list = (...posts: object[]) => ({ body: { draftPosts: posts } });
  const find = (remoteId: string | null, ...answers: RecordedAnswer[]) => {
    const { site, listRequests } = openSite({}, emptyTree, ...answers);
    return { found: site.find(reference, remoteId), listRequests };
  };

  it('asks for its id, then for its slugs', async () => {
    assert.deepEqual(await find('d/1', saved).found, stored);
    const mine = draft({ id: 'm', slug: 'how-to-prune-roses-0a1b2c3d' });
    const other = draft({ id: 'o', seoSlug: 'other' });
    const { found, listRequests } = find('d/1', { status: 404 }, none, list(other), list(other, mine));
    assert.deepEqual(await found, { ...stored, id: 'm' });
    assert.deepEqual(listRequests().slice(1), [
      ...findBySlug('how-to-prune-roses'),
      findBySlug('how-to-prune-roses-0a1b2c3d')[0],
    ]);
    assert.equal(await find(null, none, none, none, none).found, null);
    assert.equal((await readError(find(null, { status: 500 }).found))[0], 'temporary');
  });

  it('takes a post under the wished slug with our title that is as new', async () => {
    const seoSlug = 'how-to-prune-roses';
    const title = 'How to prune roses';
    for (const [change, isOurs] of [
      [{ seoSlug, title, createdDate: '2026-01-01T00:00:00Z' }, true],
      [{ seoSlug, title, createdDate: '2025-12-31T23:00:00Z' }, false],
      [{ seoSlug, title, createdDate: null }, false],
      [{ seoSlug, createdDate: '2026-01-01T00:00:00Z' }, false],
    ] as const) {
      const { found } = find(null, list(draft(change)), ...(isOurs ? [] : [none, none]));
      assert.deepEqual(await found, isOurs ? stored : null);
    }
  });
});

describe('a slug for Wix', () => {
  it('is cut before its own part when it is longer than Wix takes', () => {
    assert.equal(createWixSlug('a'.repeat(100)), 'a'.repeat(100));
    assert.equal(createWixSlug(`${'a'.repeat(92)}-0a1b2c3d`), `${'a'.repeat(91)}-0a1b2c3d`);
    assert.equal(createWixSlug(`${'ж'.repeat(30)}-0a1b2c3d`), `${'ж'.repeat(15)}-0a1b2c3d`);
  });
});
