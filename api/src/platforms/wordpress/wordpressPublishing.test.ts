import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Post } from '@rankwright/platforms/port/platform';
import { readError, type RecordedAnswer } from '../recordedSite.ts';
import { createSamplePost } from '../samplePost.ts';
import { createWpPost, openSite, refuse } from './wordpressSite.ts';

const none = { body: [] };
const saved = { body: createWpPost() };
const bare: Partial<Post> = { author: '', metaTitle: '', metaDescription: '', status: 'publish' };
const authors = { body: [{ id: 3, name: 'Ada', slug: 'ada' }] };
const stored = { id: '7', url: 'https://roses.example/pruning/', status: 'publish' };
const content =
  '<h2>When</h2><p>Late <strong>winter</strong>.</p>\\n<!-- rankwright:how-to-prune-roses-0a1b2c3d -->';
const fields = `"title":"How to prune roses","content":"${content}","excerpt":"Late winter."`;

const publish = (change: Partial<Post>, remoteId: string | null, ...answers: RecordedAnswer[]) => {
  const { site, listRequests, sent } = openSite(...answers);
  return { sent, listRequests, saved: site.publish(createSamplePost({ ...bare, ...change }), remoteId) };
};
const listAuthors = 'GET /wp/v2/users?per_page=100';
const findSlug = 'GET /wp/v2/posts?slug=how-to-prune-roses&status=any&context=edit';

describe('publishing to WordPress', () => {
  it('creates a post under a free slug', async () => {
    const { saved: post, listRequests } = publish({}, null, none, none, saved);
    assert.deepEqual(await post, stored);
    assert.deepEqual(listRequests(), [
      listAuthors,
      findSlug,
      `POST /wp/v2/posts {${fields},"status":"publish","slug":"how-to-prune-roses"}`,
    ]);
  });

  it('sends the status of a draft, the time of a scheduled post, and no tag in the title', async () => {
    const draft = publish({ status: 'draft', title: 'Roses < lilies <' }, null, none, none, saved);
    await draft.saved;
    assert.match(draft.listRequests()[2] ?? '', /"title":"Roses &lt; lilies &lt;".*"status":"draft","slug"/);
    const publishAt = new Date('2026-05-06T07:08:09.123Z');
    const scheduled = publish({ publishAt }, null, none, none, saved);
    await scheduled.saved;
    assert.match(
      scheduled.listRequests()[2] ?? '',
      /"status":"future","date_gmt":"2026-05-06T07:08:09","slug"/,
    );
  });

  it('updates the post that it knows', async () => {
    const { saved: post, listRequests } = publish({}, '7', saved, none, none, saved);
    await post;
    assert.deepEqual(
      listRequests().map((request) => request.split(' ').slice(0, 2).join(' ')),
      ['GET /wp/v2/posts/7?context=edit', listAuthors, findSlug, 'POST /wp/v2/posts/7'],
    );
  });

  it('creates the post again when it is gone or in the trash', async () => {
    for (const gone of [
      refuse('rest_post_invalid_id', 404, 'Invalid post ID.'),
      { body: createWpPost({ status: 'trash' }) },
    ]) {
      const { saved: post, listRequests } = publish({}, '7', gone, none, none, saved);
      await post;
      assert.match(listRequests()[3] ?? '', /^POST \/wp\/v2\/posts \{/);
    }
    for (const [failure, remedy, text] of [
      [refuse('rest_cannot_x'), 'reconnect', /permission/],
      [{ status: 500 }, 'retry', /HTTP 500/],
    ] as const) {
      const [, message, known] = await readError(publish({}, '7', failure).saved);
      assert.equal(known, remedy);
      assert.match(String(message), text);
    }
  });

  it('takes the slug of its own when somebody else has the wished one', async () => {
    for (const [raw, slug] of [
      ['<p>Not ours</p>', 'how-to-prune-roses-0a1b2c3d'],
      ['<!-- rankwright:how-to-prune-roses-0a1b2c3d -->', 'how-to-prune-roses'],
    ] as const) {
      const found = { body: [createWpPost({ content: { raw } })] };
      const { saved: post, listRequests } = publish({}, null, none, found, saved);
      await post;
      assert.ok(listRequests()[2]?.endsWith(`"slug":"${slug}"}`), listRequests()[2]);
    }
  });

  it('says when a post waits for review', async () => {
    const pending = { body: createWpPost({ status: 'pending' }) };
    const { saved: post } = publish({}, null, none, none, pending);
    assert.deepEqual(await post, {
      ...stored,
      status: 'pending',
      holdReason:
        'The post is waiting for review because your user cannot publish on this site. Ask an editor of the site to publish it.',
    });
    const wished = await publish({ status: 'pending' }, null, none, none, pending).saved;
    assert.deepEqual(wished, { ...stored, status: 'pending' });
    assert.equal((await publish({}, null, none, none, saved).saved).holdReason, undefined);
  });
});

describe('the author, tags and categories of a post', () => {
  it('are named by their ids; missing ones are created', async () => {
    const { saved: post, listRequests } = publish(
      { author: 'ADA', tags: ['Roses & more', 'Pruning'], categories: ['Garden'] },
      null,
      { body: [{ id: 1, name: 'roses &amp; MORE' }] },
      { body: [{ id: 8, name: 'Pruning shears' }] },
      { body: { id: 2, name: 'Pruning' } },
      { body: [{ id: 4, name: 'garden' }] },
      authors,
      none,
      saved,
    );
    await post;
    assert.deepEqual(listRequests(), [
      'GET /wp/v2/tags?search=Roses+&+more&per_page=100',
      'GET /wp/v2/tags?search=Pruning&per_page=100',
      'POST /wp/v2/tags {"name":"Pruning"}',
      'GET /wp/v2/categories?search=Garden&per_page=100',
      listAuthors,
      findSlug,
      `POST /wp/v2/posts {${fields},"status":"publish","tags":[1,2],"categories":[4],"author":3,"slug":"how-to-prune-roses"}`,
    ]);
  });

  it('are removed, like the cover, when the article has them no longer', async () => {
    const emptied = { removed: ['categories', 'tags', 'image'] as const };
    const { saved: post, listRequests } = publish(emptied, null, none, none, saved);
    await post;
    assert.match(listRequests().at(-1) ?? '', /"tags":\[\],"categories":\[\],"featured_media":0,/);
  });

  const withTag = (...answers: RecordedAnswer[]) =>
    publish({ tags: ['Roses'] }, null, none, ...answers, none, none, saved);

  it('use a term that was created meanwhile, and do without one that this user may not create', async () => {
    const created = withTag(refuse('term_exists', 400, '', { term_id: 9 }));
    await created.saved;
    assert.match(created.listRequests().at(-1) ?? '', /"tags":\[9\]/);
    const forbidden = withTag(refuse('rest_cannot_create'));
    await forbidden.saved;
    assert.doesNotMatch(forbidden.listRequests().at(-1) ?? '', /"tags"/);
    assert.deepEqual(await readError(withTag({ status: 500 }).saved), [
      'ambiguous',
      'The site returned a server error.',
      'check',
    ]);
  });
});

describe('the meta title and description', () => {
  const meta = {
    _yoast_wpseo_title: '',
    rank_math_title: '',
    _seopress_titles_title: 'Prune roses',
    jetpack_seo_html_title: '',
    _yoast_wpseo_metadesc: '',
    rank_math_description: '',
    _seopress_titles_desc: '',
    advanced_seo_description: '',
    other: '',
  };
  const metaTitle = 'Prune roses';
  const metaDescription = 'When and how.';
  const save = (post: Partial<Post>, offered: unknown, ...answers: RecordedAnswer[]) =>
    publish(post, null, none, none, { body: createWpPost({ meta: offered }) }, ...answers);

  it('go to every field that the site offers and that has another value', async () => {
    const { saved: post, listRequests } = save({ metaTitle, metaDescription }, meta, saved);
    await post;
    assert.equal(
      listRequests()[3],
      'POST /wp/v2/posts/7 {"meta":{"_yoast_wpseo_title":"Prune roses","rank_math_title":"Prune roses","jetpack_seo_html_title":"Prune roses","_yoast_wpseo_metadesc":"When and how.","rank_math_description":"When and how.","_seopress_titles_desc":"When and how.","advanced_seo_description":"When and how."}}',
    );
  });

  it('are not sent without a value or a field', async () => {
    for (const [post, offered] of [
      [{}, meta],
      [{ metaTitle, metaDescription }, []],
    ] as const) {
      const { saved: done, listRequests } = save(post, offered);
      await done;
      assert.equal(listRequests().length, 3);
    }
  });

  it('may be refused, but a failing site is a failure', async () => {
    const refused = save({ metaTitle }, meta, refuse('rest_cannot_update'));
    assert.deepEqual(await refused.saved, stored);
    const failing = save({ metaTitle }, meta, { status: 502 });
    assert.equal((await readError(failing.saved))[0], 'ambiguous');
  });
});

describe('finding a post on WordPress', () => {
  const reference = createSamplePost();
  const ours = '<!-- rankwright:how-to-prune-roses-0a1b2c3d -->';

  it('asks for its id first', async () => {
    const { site, listRequests } = openSite(saved);
    assert.deepEqual(await site.find(reference, '7'), stored);
    assert.deepEqual(listRequests(), ['GET /wp/v2/posts/7?context=edit']);
  });

  it('asks for its slugs then', async () => {
    const mine = createWpPost({ id: 9, slug: 'b', content: { raw: ours } });
    const { site, listRequests } = openSite(
      refuse('rest_x', 404),
      { body: [createWpPost()] },
      { body: [mine] },
    );
    assert.deepEqual(await site.find(reference, '7'), { ...stored, id: '9' });
    assert.deepEqual(listRequests().slice(1), [
      findSlug,
      'GET /wp/v2/posts?slug=how-to-prune-roses-0a1b2c3d&status=any&context=edit',
    ]);
    assert.equal(await openSite(none, none).site.find(reference, null), null);
  });

  it('does not take a post without a text, or of a page', async () => {
    const bareAnswer = { body: [createWpPost({ title: undefined, content: undefined })] };
    assert.equal(await openSite(bareAnswer, none).site.find(reference, null), null);
    const page = openSite(saved);
    await page.site.find(reference, 'page-12');
    assert.deepEqual(page.listRequests(), ['GET /wp/v2/pages/12?context=edit']);
    const other = openSite(saved);
    await other.site.find(reference, '7-page-1');
    assert.deepEqual(other.listRequests(), ['GET /wp/v2/posts/7-page-1?context=edit']);
  });
});
