import { emptyShopify, getMissingFields, validateShopifyCredentials } from './shopify.model.ts';

const key = '0123456789abcdef0123456789abcdef';

describe('Shopify credentials validation', () => {
  it.each(['example.myshopify.com', 'example.com', 'example', 'https://example.myshopify.com/admin'])(
    'accepts %s as a shop URL [C-146]',
    (shopUrl) => {
      expect(validateShopifyCredentials({ ...emptyShopify, shopUrl })).toEqual({});
    },
  );

  it('rejects an invalid shop URL [C-146]', () => {
    expect(validateShopifyCredentials({ ...emptyShopify, shopUrl: 'my shop!' })).toHaveProperty('shopUrl');
  });

  it('requires a key of 32 hex characters and a token of at least 10 characters [C-147]', () => {
    expect(
      validateShopifyCredentials({ ...emptyShopify, apiKey: key, accessToken: 'shpat_0123456789' }),
    ).toEqual({});
    expect(validateShopifyCredentials({ ...emptyShopify, apiKey: 'abc' }).apiKey).toMatch(/32 characters/);
    expect(validateShopifyCredentials({ ...emptyShopify, accessToken: 'shpat_012' }).accessToken).toMatch(
      /at least 10/,
    );
  });

  it('detects a key in the token field, and a token in the key field', () => {
    expect(validateShopifyCredentials({ ...emptyShopify, accessToken: key }).accessToken).toMatch(
      /looks like the API key/,
    );
    expect(validateShopifyCredentials({ ...emptyShopify, apiKey: 'shpat_0123456789' }).apiKey).toMatch(
      /field below/,
    );
  });

  it('reports no error for empty fields, but lists them as missing', () => {
    expect(validateShopifyCredentials(emptyShopify)).toEqual({});
    expect(Object.keys(getMissingFields({ ...emptyShopify, shopUrl: 'example' }))).toEqual([
      'apiKey',
      'accessToken',
    ]);
  });
});
