import { openWordpressCom } from '@rankwright/platforms/wordpress/com/wordpressCom';
import type { Post } from '@rankwright/platforms/port/platform';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createContext, createRecordedSite, readError, type RecordedAnswer } from '../recordedSite.ts';
import { createSamplePost } from '../samplePost.ts';

const base = 'https://com.example';

const open = (settings: object, ...answers: RecordedAnswer[]) => {
  const recorded = createRecordedSite(...answers);
  const context = createContext(recorded.outbound, { env: { WORDPRESS_COM_URL: base } });
  const site = openWordpressCom(context, settings, { accessToken: 'secret' });
  const listRequests = () => recorded.listRequests().map((request) => request.replace(base, ''));
  return { site, sent: recorded.sent, listRequests };
};
const openOne = (...answers: RecordedAnswer[]) => open({ siteId: '8 1' }, ...answers);

const refuse = (error: string, status = 403, message?: string): RecordedAnswer => ({
  status,
  body: { error, message },
});
const gone = refuse('unknown_post', 404, 'Unknown post');
const ours = '<!-- rankwright:how-to-prune-roses-0a1b2c3d -->';
const createComPost = (change: object = {}) => ({
  ID: 7,
  URL: 'https://roses.example/pruning/',
  status: 'publish',
  ...change,
});
const saved = { body: createComPost() };
const stored = { id: '7', url: 'https://roses.example/pruning/', status: 'publish' };

describe('a request to WordPress.com', () => {
  it('carries the token', async () => {
    const { site, sent } = openOne(
      { body: { categories: [{ ID: 1, name: 'Garden' }] } },
      { body: { tags: [{ ID: 2, name: 'roses' }] } },
    );
    assert.deepEqual(await site.listOptions(), {
      categories: [{ id: '1', label: 'Garden' }],
      tags: [{ id: '2', label: 'roses' }],
    });
    assert.deepEqual(sent[0], {
      url: `${base}/rest/v1.1/sites/8%201/categories`,
      method: 'GET',
      timeoutMs: 30_000,
      headers: { accept: 'application/json', authorization: 'Bearer secret' },
    });
    assert.equal(sent[1]?.url, `${base}/rest/v1.1/sites/8%201/tags`);
    const nothing = openOne({ body: {} }, { body: {} });
    assert.deepEqual(await nothing.site.listOptions(), { categories: [], tags: [] });
  });

  const expired = 'The WordPress.com token is no longer valid. Please re-authorize.';
  for (const [name, answer, expected] of [
    ['invalid_token', refuse('invalid_token', 400), ['permanent', expired, 'reconnect']],
    ['authorization_required', refuse('authorization_required'), ['permanent', expired, 'reconnect']],
    [
      'unauthorized',
      refuse('unauthorized'),
      [
        'permanent',
        'Your WordPress.com user does not have the required permission on this site. Ask the site owner for the Author role, then try again.',
        'reconnect',
      ],
    ],
    [
      'unknown_blog',
      refuse('unknown_blog', 404),
      ['permanent', 'This site is no longer on WordPress.com. Choose another one.', 'edit'],
    ],
    [
      'its message',
      refuse('other', 400, 'Too long.'),
      ['permanent', 'WordPress.com rejected the request: Too long.', 'edit'],
    ],
    [
      'its code',
      refuse('other', 300 + 100),
      ['permanent', 'WordPress.com rejected the request: other', 'edit'],
    ],
    [
      'no error of its own',
      { status: 400, body: [] },
      ['permanent', 'WordPress.com rejected the request (HTTP 400).', 'edit'],
    ],
    [
      'a redirect with an error',
      refuse('unauthorized', 300),
      [
        'permanent',
        'Your WordPress.com user does not have the required permission on this site. Ask the site owner for the Author role, then try again.',
        'reconnect',
      ],
    ],
    [
      'too many requests',
      refuse('unauthorized', 429),
      ['temporary', 'WordPress.com is limiting requests right now.', 'retry'],
    ],
    [
      'a failing server',
      refuse('unauthorized', 500),
      ['temporary', 'WordPress.com returned a server error (HTTP 500).', 'retry'],
    ],
    [
      'an answer of another shape',
      { body: { categories: 1 } },
      [
        'temporary',
        'WordPress.com returned a response that Rankwright cannot read. Try again in a moment.',
        'retry',
      ],
    ],
  ] as const)
    it(`is refused: ${name}`, async () => {
      assert.deepEqual(await readError(openOne(answer).site.listOptions()), expected);
    });

  it('is not refused by a success that carries an error', async () => {
    const { site } = openOne({ body: { error: 'x' } }, { status: 299, body: { error: 'x' } });
    assert.deepEqual(await site.listOptions(), { categories: [], tags: [] });
  });

  it('needs the address of WordPress.com and a token', () => {
    const { outbound } = createRecordedSite();
    assert.throws(
      () => openWordpressCom(createContext(outbound), {}, { accessToken: 'secret' }),
      /The setting WORDPRESS_COM_URL is missing\./,
    );
    const context = createContext(outbound, { env: { WORDPRESS_COM_URL: base } });
    assert.throws(() => openWordpressCom(context, {}, {}), /accessToken/);
  });
});

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

  it('goes on without a cover that it refuses, and fails when it fails', async () => {
    const imageUrl = 'https://images.example/rose';
    for (const answer of [{ body: {} }, { body: { media: [] } }, refuse('x', 400)]) {
      const { saved: post, listRequests } = publish({ imageUrl }, null, answer, gone, saved);
      assert.deepEqual(await post, stored);
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
