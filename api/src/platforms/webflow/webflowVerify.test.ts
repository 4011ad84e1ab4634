import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readError } from '../recordedSite.ts';
import { openSite, field, collection } from './webflowSite.ts';

describe('a Webflow site that is connected', () => {
  const found = (change: object = {}) => ({
    body: {
      sites: [
        { id: 'other' },
        { id: 's/1', displayName: 'Roses', shortName: 'roses', lastPublished: '2026-01-01', ...change },
      ],
    },
  });
  const login = { name: 'Login', ok: true, detail: 'connected to Roses' };
  const live = { name: 'Site', ok: true, detail: 'published' };

  it('says its name and its address', async () => {
    const { site, listRequests } = openSite({}, found());
    assert.deepEqual(await site.verify(), {
      name: 'Roses',
      url: 'https://roses.webflow.io',
      settings: { shortName: 'roses' },
      checks: [login, live],
    });
    assert.deepEqual(listRequests(), ['GET /sites']);
  });

  it('has its own domain, and other names', async () => {
    for (const url of ['https://a.example', 'http:a.example'])
      assert.equal((await openSite({}, found({ customDomains: [{ url }] })).site.verify()).url, url);
    const bare = await openSite({}, found({ customDomains: [{ url: 'x-http:a.example' }] })).site.verify();
    assert.equal(bare.url, 'https://x-http:a.example');
    const short = await openSite({}, found({ displayName: undefined })).site.verify();
    assert.deepEqual([short.name, short.checks[0]?.detail], ['roses', 'connected to roses']);
    const none = await openSite({}, found({ displayName: undefined, shortName: undefined })).site.verify();
    assert.deepEqual(
      [none.name, none.checks[0]?.detail, none.settings],
      ['s/1', 'connected to ', { shortName: '' }],
    );
  });

  it('has to be published once', async () => {
    const { checks } = await openSite({}, found({ lastPublished: null })).site.verify();
    assert.deepEqual(checks[1], {
      name: 'Site',
      ok: false,
      detail: 'publish the site once in Webflow before publishing posts',
    });
  });

  it('has a collection whose fields are guessed', async () => {
    const { site, listRequests } = openSite({ collectionId: 'c1' }, found(), { body: collection });
    const { settings, checks } = await site.verify();
    assert.deepEqual(settings, {
      collectionSlug: 'blog',
      fieldMapping: { body: 'body' },
      shortName: 'roses',
    });
    assert.deepEqual(checks.slice(2), [
      { name: 'Collection', ok: true, detail: 'Posts' },
      { name: 'Article text', ok: true, detail: 'mapped to body' },
      { name: 'Required fields', ok: false, detail: 'not mapped: PRICE' },
    ]);
    assert.equal(listRequests()[1], 'GET /collections/c1');
  });

  it('has a collection whose fields were selected', async () => {
    const two = { ...collection, fields: [field('price', 'Number', true), field('size', 'Number', true)] };
    const selected = openSite({ collectionId: 'c1', fieldMapping: { summary: 'price' } }, found(), {
      body: two,
    });
    const { settings, checks } = await selected.site.verify();
    assert.deepEqual(settings.fieldMapping, { summary: 'price' });
    assert.deepEqual(checks.slice(3), [
      { name: 'Article text', ok: false, detail: 'choose a rich text field for the article text' },
      { name: 'Required fields', ok: false, detail: 'not mapped: SIZE' },
    ]);
    const unmapped = openSite({ collectionId: 'c1', fieldMapping: {} }, found(), { body: two });
    assert.equal((await unmapped.site.verify()).checks[4]?.detail, 'not mapped: PRICE, SIZE');
    const all = openSite({ collectionId: 'c1', fieldMapping: { a: 'price', b: 'size' } }, found(), {
      body: two,
    });
    assert.deepEqual((await all.site.verify()).checks[4], {
      name: 'Required fields',
      ok: true,
      detail: 'all mapped',
    });
    const bare = openSite({ collectionId: 'c1' }, found(), { body: { id: 'c1', displayName: 'Posts' } });
    assert.deepEqual((await bare.site.verify()).settings, {
      collectionSlug: '',
      fieldMapping: {},
      shortName: 'roses',
    });
  });

  it('is one that the token reaches', async () => {
    assert.deepEqual(await readError(openSite({}, { body: { sites: [{ id: 'other' }] } }).site.verify()), [
      'permanent',
      'This token has no access to the site s/1. Check the site ID in Webflow under Site settings > General > Overview.',
      'edit',
    ]);
  });
});
