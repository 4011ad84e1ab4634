import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { applyShopifyChange, applyWixChange } from './changedCredentials.model.ts';

describe('the credentials of a shop', () => {
  const before = { shopUrl: 'roses', apiKey: 'key', accessToken: 'token', blogId: '7' };

  it('stay what they were where nothing else is given', () => {
    assert.deepEqual(applyShopifyChange(before, {}), before);
    assert.deepEqual(applyShopifyChange(before, { shopUrl: 'roses' }), before);
    assert.deepEqual(applyShopifyChange({ ...before, blogId: null }, {}), { ...before, blogId: undefined });
  });

  it('are what is given', () => {
    const change = { shopUrl: 'tulips', apiKey: 'other key', accessToken: 'other token', blogId: '8' };
    assert.deepEqual(applyShopifyChange(before, change), change);
    assert.deepEqual(applyShopifyChange(before, { blogId: '8' }), { ...before, blogId: '8' });
    assert.deepEqual(applyShopifyChange(before, { accessToken: 'other' }), {
      ...before,
      accessToken: 'other',
    });
  });

  it('have no blog of another shop', () => {
    assert.deepEqual(applyShopifyChange(before, { shopUrl: 'tulips' }), {
      ...{ ...before, shopUrl: 'tulips', blogId: undefined },
    });
  });
});

describe('the credentials of a Wix site', () => {
  const before = { apiKey: 'key', siteId: 'site', memberId: 'ada', categoryIds: ['care'], tagIds: ['roses'] };

  it('stay what they were where nothing else is given', () => {
    assert.deepEqual(applyWixChange(before, {}, {}), before);
    assert.deepEqual(applyWixChange(before, { siteId: 'site', apiKey: 'other' }, {}), {
      ...{ ...before, apiKey: 'other' },
    });
    assert.equal(applyWixChange({ ...before, memberId: null }, {}, {}).memberId, undefined);
  });

  it('have no author, category or tag of another site, unless they are given', () => {
    assert.deepEqual(applyWixChange(before, { siteId: 'new' }, {}), { apiKey: 'key', siteId: 'new' });
    assert.deepEqual(applyWixChange(before, { siteId: 'new' }, { memberId: 'eve' }), {
      ...{ apiKey: 'key', siteId: 'new', memberId: 'eve' },
    });
    assert.deepEqual(applyWixChange(before, {}, { tagIds: [] }), { ...before, tagIds: [] });
  });
});
