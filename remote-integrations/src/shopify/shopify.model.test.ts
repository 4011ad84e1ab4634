import { emptyShopify, missingFields, shopifyProblems } from './shopify.model.ts';

const key = '0123456789abcdef0123456789abcdef';

describe('what is typed as Shopify credentials', () => {
  it.each(['example.myshopify.com', 'example.com', 'example', 'https://example.myshopify.com/admin'])(
    'takes %s as a shop [C-146]',
    (shopUrl) => {
      expect(shopifyProblems({ ...emptyShopify, shopUrl })).toEqual({});
    },
  );

  it('refuses what is no shop [C-146]', () => {
    expect(shopifyProblems({ ...emptyShopify, shopUrl: 'my shop!' })).toHaveProperty('shopUrl');
  });

  it('wants 32 hex characters as the key and at least 10 characters as the token [C-147]', () => {
    expect(shopifyProblems({ ...emptyShopify, apiKey: key, accessToken: 'shpat_0123456789' })).toEqual({});
    expect(shopifyProblems({ ...emptyShopify, apiKey: 'abc' }).apiKey).toMatch(/32 characters/);
    expect(shopifyProblems({ ...emptyShopify, accessToken: 'shpat_012' }).accessToken).toMatch(/at least 10/);
  });

  it('recognises a key in the field of the token, and the other way round', () => {
    expect(shopifyProblems({ ...emptyShopify, accessToken: key }).accessToken).toMatch(
      /looks like the API key/,
    );
    expect(shopifyProblems({ ...emptyShopify, apiKey: 'shpat_0123456789' }).apiKey).toMatch(/field below/);
  });

  it('blames no empty field, but can name them', () => {
    expect(shopifyProblems(emptyShopify)).toEqual({});
    expect(Object.keys(missingFields({ ...emptyShopify, shopUrl: 'example' }))).toEqual([
      'apiKey',
      'accessToken',
    ]);
  });
});
