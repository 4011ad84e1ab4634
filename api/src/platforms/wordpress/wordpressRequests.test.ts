import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readError } from '../recordedSite.ts';
import { openSite, refuse } from './wordpressSite.ts';

const loginFailed =
  'Sign-in failed. Check the username and the application password. If they are correct, your host removes the Authorization header: ask it to allow the header, or use HTTPS.';
const authorization = `Basic ${Buffer.from('ada:abcd efgh').toString('base64')}`;

const none = { body: [] };

describe('a request to a WordPress site', () => {
  it('signs in with the application password and reads JSON', async () => {
    const { site, sent } = openSite({ body: [] }, { body: [] }, { body: [] });
    await site.listOptions();
    assert.deepEqual(sent[0], {
      url: 'https://roses.example/wp-json/wp/v2/categories?per_page=100&offset=0',
      method: 'GET',
      timeoutMs: 30_000,
      headers: { accept: 'application/json', authorization },
    });
  });

  it('lists categories, tags and authors by their ids', async () => {
    const { site, listRequests } = openSite(
      { body: [{ id: 1, name: 'Garden' }] },
      { body: [{ id: 2, name: 'roses' }] },
      { body: [{ id: 3, name: 'Ada', slug: 'ada' }] },
    );
    assert.deepEqual(await site.listOptions(), {
      categories: [{ id: '1', label: 'Garden' }],
      tags: [{ id: '2', label: 'roses' }],
      authors: [{ id: '3', label: 'Ada' }],
    });
    assert.deepEqual(listRequests(), [
      'GET /wp/v2/categories?per_page=100&offset=0',
      'GET /wp/v2/tags?per_page=100&offset=0',
      'GET /wp/v2/users?per_page=100',
    ]);
  });

  it('lists all terms, with names as text', async () => {
    const names = Array.from({ length: 100 }, (_, at) => ({ id: at + 1, name: `Term ${at}` }));
    const { site, listRequests } = openSite(
      { body: names },
      { body: [{ id: 200, name: 'Tips &amp; tricks' }] },
      none,
      none,
    );
    const { categories } = await site.listOptions();
    assert.equal(categories?.length, 101);
    assert.deepEqual(categories.at(-1), { id: '200', label: 'Tips & tricks' });
    assert.equal(listRequests()[1], 'GET /wp/v2/categories?per_page=100&offset=100');
  });

  it('lists no authors when this user may not see them, and fails when the site does', async () => {
    const forbidden = openSite({ body: [] }, { body: [] }, refuse('rest_user_cannot_view'));
    assert.deepEqual((await forbidden.site.listOptions()).authors, []);
    const failing = openSite({ body: [] }, { body: [] }, { status: 500 });
    assert.deepEqual(await readError(failing.site.listOptions()), [
      'temporary',
      'The site returned a server error (HTTP 500).',
      'retry',
    ]);
  });

  it('reads only what WordPress returns', async () => {
    assert.deepEqual(await readError(openSite({ text: '<html>Blocked</html>' }).site.listOptions()), [
      'permanent',
      'The site did not return a WordPress response. A firewall or a login page may be blocking the request.',
      'retry',
    ]);
    assert.deepEqual(await readError(openSite({ body: { roses: [] } }).site.listOptions()), [
      'temporary',
      'The site returned a response that Rankwright cannot read. Try again in a moment.',
      'retry',
    ]);
  });
});

describe('a refused request', () => {
  const noPermission =
    'This WordPress user does not have the required permission. Connect with a user who can publish posts.';
  const credentials = ['permanent', 'Invalid WordPress credentials', 'reconnect', 'WORDPRESS_CREDENTIALS'];
  const forbiddenStatus = { details: { status: { code: 'rest_forbidden_status' } } };

  for (const [name, answer, expected] of [
    [
      '401 of the API: the login did not arrive',
      refuse('rest_not_logged_in', 401),
      ['permanent', loginFailed, 'reconnect'],
    ],
    [
      '401 of something else',
      refuse('jwt_auth_failed', 401, 'Token needed.'),
      ['permanent', 'Token needed.', 'edit'],
    ],
    [
      'a status that only a signed-in user may ask for',
      refuse('rest_invalid_param', 400, 'status', forbiddenStatus),
      ['permanent', loginFailed, 'reconnect'],
    ],
    ['invalid_username', refuse('invalid_username'), credentials],
    ['invalid_email', refuse('invalid_email'), credentials],
    ['incorrect_password', refuse('incorrect_password', 401), credentials],
    ['application_passwords_disabled', refuse('application_passwords_disabled'), credentials],
    [
      'application_passwords_disabled_for_user',
      refuse('application_passwords_disabled_for_user'),
      credentials,
    ],
    ['rest_cannot_create', refuse('rest_cannot_create'), ['permanent', noPermission, 'reconnect']],
    [
      'no right to edit',
      refuse('rest_forbidden_context'),
      ['permanent', 'This WordPress user may not edit these posts.', 'reconnect'],
    ],
    [
      'no error of WordPress',
      { status: 403, text: '<html>' },
      [
        'permanent',
        'The site returned HTTP 403 without a WordPress error. A firewall may be blocking the request.',
        'retry',
      ],
    ],
    ['its own message', refuse('rest_x', 400, 'Too many.'), ['permanent', 'Too many.', 'edit']],
    [
      'a code alone',
      { status: 400, body: { code: 'rest_x' } },
      ['permanent', 'WordPress rejected the request: rest_x', 'edit'],
    ],
    [
      'a term that exists',
      refuse('term_exists', 400, '', { term_id: 4 }),
      ['permanent', 'A term with this name already exists.', 'edit'],
    ],
    [
      'a term that exists, without its id',
      refuse('term_exists', 400, 'Exists.'),
      ['permanent', 'Exists.', 'edit'],
    ],
    [
      'a redirect',
      { status: 301, text: '' },
      [
        'permanent',
        'The site returned HTTP 301 without a WordPress error. A firewall may be blocking the request.',
        'retry',
      ],
    ],
    [
      'too many requests',
      { status: 429, headers: { 'retry-after': '2' }, body: { code: 'incorrect_password' } },
      ['temporary', 'The site is limiting requests right now.', 'retry', 2_000],
    ],
    [
      'a failure of the server',
      refuse('incorrect_password', 500),
      ['ambiguous', 'The site returned a server error.', 'check'],
    ],
  ] as const)
    it(name, async () => {
      assert.deepEqual(
        await readError(
          openSite(answer).site.archive!.update('7', { source: '', idempotencySlug: 'a', goesLive: false }),
        ),
        expected,
      );
    });
});
