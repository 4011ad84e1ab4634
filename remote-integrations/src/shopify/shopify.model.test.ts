import {
  credentialKinds,
  emptyShopify,
  getMissingFields,
  isSameCredentials,
  validateShopifyCredentials,
} from './shopify.model.ts';

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

  it.each([
    ['shopUrl', '-bad-.', 'Enter the shop as example.myshopify.com.'],
    ['shopUrl', 'example..com', 'Enter the shop as example.myshopify.com.'],
    ['shopUrl', 'ftp://example.com', 'Enter the shop as example.myshopify.com.'],
    ['apiKey', 'shpss_0123456789', 'This is a token or a secret. It belongs in the field below.'],
    ['apiKey', `${key}0`, 'The API key has 32 characters, 0–9 and a–f.'],
    ['apiKey', `x-shpat_${key}`, 'The API key has 32 characters, 0–9 and a–f.'],
    [
      'accessToken',
      key,
      'This looks like the API key. The token is shown next to it and starts with shpat_.',
    ],
    ['accessToken', 'shpat_012', 'The token has at least 10 characters.'],
  ])('says of %s “%s”: %s', (field, value, text) => {
    expect(validateShopifyCredentials({ ...emptyShopify, [field]: value })).toEqual({ [field]: text });
  });

  it('accepts a token of exactly ten characters, blanks around values, and upper case in a shop', () => {
    const credentials = { shopUrl: ' HTTPS://Example.com ', apiKey: ` ${key} `, accessToken: ' 0123456789 ' };
    expect(validateShopifyCredentials(credentials)).toEqual({});
  });

  it('asks for each blank field, and compares all three', () => {
    const text = 'Fill in this field.';
    const blank = { shopUrl: ' ', apiKey: '', accessToken: '' };
    expect(getMissingFields(blank)).toEqual({ shopUrl: text, apiKey: text, accessToken: text });
    expect(isSameCredentials(emptyShopify, { ...emptyShopify })).toBe(true);
    expect(isSameCredentials(emptyShopify, { ...emptyShopify, accessToken: 'x' })).toBe(false);
  });

  it('offers both ways that Shopify knows', () => {
    expect(credentialKinds).toEqual([
      ['token', 'Admin API access token'],
      ['client', 'Dev Dashboard app: client ID and secret'],
    ]);
  });
});
