import { openWordpressCom } from '@rankwright/platforms/wordpress/com/wordpressCom';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createContext, createRecordedSite, readError } from '../recordedSite.ts';
import { base, openOne, refuse } from './wordpressComSite.ts';

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
