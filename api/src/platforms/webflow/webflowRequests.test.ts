import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readError, type RecordedAnswer } from '../recordedSite.ts';
import { base, openSite, field, collection } from './webflowSite.ts';

describe('the collections of a Webflow site', () => {
  it('are listed with the fields that an article fills', async () => {
    const { site, sent, listRequests } = openSite(
      {},
      { body: { collections: [{ id: 'c/1' }] } },
      { body: collection },
    );
    const fields = [field('body', 'RichText', false), field('price', 'Number', true)];
    assert.deepEqual(await site.listCollections(), [
      { id: 'c/1', displayName: 'Posts', fields, mapping: { body: 'body' }, unmappable: ['PRICE'] },
    ]);
    assert.deepEqual(listRequests(), ['GET /sites/s/1/collections', 'GET /collections/c/1']);
    assert.deepEqual(sent[0], {
      url: `${base}/v2/sites/s%2F1/collections`,
      method: 'GET',
      timeoutMs: 30_000,
      headers: { accept: 'application/json', authorization: 'Bearer key' },
    });
    assert.equal(sent[1]?.url, `${base}/v2/collections/c%2F1`);
  });

  it('are options; twenty of them are read', async () => {
    const ids = Array.from({ length: 21 }, (_, index) => ({ id: `c${index}` }));
    const bare = { body: { id: 'x', displayName: 'Posts' } };
    const { site, listRequests } = openSite({}, { body: { collections: ids } }, ...ids.map(() => bare));
    const { collections } = await site.listOptions();
    assert.deepEqual([collections?.length, collections?.[0]], [20, { id: 'c0', label: 'Posts' }]);
    assert.equal(listRequests().length, 21);
  });
});

describe('a refused request to Webflow', () => {
  const refuse = (status: number, body?: unknown): RecordedAnswer => ({ status, body });
  const neverPublished =
    'This Webflow site has never been published. Publish it once in Webflow, then try again. The post is saved there as a draft.';
  for (const [name, answer, expected] of [
    ['no domains', refuse(400, { code: 'no_domains' }), ['permanent', neverPublished, 'edit']],
    [
      'missing scopes',
      refuse(403, { code: 'missing_scopes' }),
      [
        'permanent',
        'This Webflow token is missing a permission. Create one with read access to sites and read and write access to the CMS, then reconnect.',
        'reconnect',
      ],
    ],
    [
      'its words',
      refuse(400, {
        message: 'Bad.',
        details: ['One.', { param: 'slug', description: 'taken' }, { param: 'x' }, { description: 'y' }, {}],
      }),
      ['permanent', 'Webflow rejected the request: Bad. One. slug taken x y', 'edit'],
    ],
    [
      'details of another shape',
      refuse(409, { message: 'Bad.', details: 7 }),
      ['permanent', 'Webflow rejected the request: Bad.', 'edit'],
    ],
    ['nothing', refuse(400, {}), ['permanent', 'Webflow rejected the request: ', 'edit']],
    [
      'no JSON',
      { status: 400, text: '<html>' },
      ['permanent', 'Webflow rejected the request (HTTP 400).', 'edit'],
    ],
    [
      'a redirect',
      refuse(302, { code: 'no_domains' }),
      ['permanent', 'Webflow redirects to another URL. Connect it with that URL instead.', 'edit'],
    ],
    [
      'another shape',
      refuse(200, {}),
      [
        'temporary',
        'Webflow returned a response that Rankwright cannot read. Try again in a moment.',
        'retry',
      ],
    ],
  ] as const)
    it(name, async () => {
      assert.deepEqual(await readError(openSite({}, answer).site.listCollections()), expected);
    });
});
