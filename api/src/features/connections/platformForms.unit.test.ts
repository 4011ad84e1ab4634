import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ConnectionRow } from '../../database/schema/connections.ts';
import { AppError } from '../../http/AppError.ts';
import { createShopifyCandidate, toShopifyConfig } from './shopify.service.ts';
import { createWebflowCandidate, toWebflowConfig } from './webflow.service.ts';
import { createWixCandidate, toWixConfig } from './wix.service.ts';
import { readSentToken, toOAuthConfig } from './wordpressOAuth.service.ts';

const at = new Date('2026-03-01T00:00:00.000Z');
const createRow = (change: object): ConnectionRow =>
  ({
    ownerId: 'owner',
    settings: {},
    autoPublish: true,
    defaultStatus: 'x',
    status: 'connected',
    secrets: 'sealed',
    expiresAt: null,
    createdAt: at,
    updatedAt: at,
    ...change,
  }) as unknown as ConnectionRow;

/** The field that is refused, with its text. */
const readRejection = (work: () => unknown): [string, string] => {
  try {
    work();
  } catch (error) {
    assert.ok(error instanceof AppError);
    const details = error.details!;
    const [field = ''] = Object.keys(details);
    assert.deepEqual([error.code, error.message], ['INVALID_REQUEST', details[field]]);
    return [field, error.message];
  }
  return assert.fail('Nothing was refused.');
};

describe('the form of Shopify', () => {
  const apiKey = '0123456789abcdef0123456789abcdef';
  const accessToken = `shpat_${'a'.repeat(32)}`;
  const form = { shopUrl: 'garden', apiKey, accessToken };

  it('makes a connection by token, or by client ID and secret', () => {
    assert.deepEqual(createShopifyCandidate(form), {
      platform: 'shopify',
      method: 'token',
      settings: { shopUrl: 'garden', apiKey },
      secrets: { accessToken },
    });
    const secret = createShopifyCandidate({ ...form, accessToken: `shpss_${'a'.repeat(32)}`, blogId: 'b' });
    assert.deepEqual(
      [secret.method, secret.settings],
      ['client-credentials', { shopUrl: 'garden', apiKey, blogId: 'b' }],
    );
    assert.deepEqual(createShopifyCandidate({ ...form, blogId: '' }).settings, { shopUrl: 'garden', apiKey });
  });

  it('refuses what cannot be right', () => {
    const refuse = (change: object) => readRejection(() => createShopifyCandidate({ ...form, ...change }));
    assert.deepEqual(refuse({ apiKey: 'short' }), [
      'apiKey',
      'A Shopify API key has 32 characters, 0-9 and a-f.',
    ]);
    const [field, text] = refuse({ accessToken: 'short' });
    assert.deepEqual(
      [field, /^A Shopify access token has at least \d+ characters\.$/.test(text)],
      ['accessToken', true],
    );
    assert.deepEqual(refuse({ accessToken: apiKey }), [
      'accessToken',
      'This is the API key. Enter the Admin API access token, or the client secret of your app.',
    ]);
  });

  it('shows the connection without its token', () => {
    const settings = { shopUrl: 'garden', apiKey: 'k', name: 'Garden', blogId: 'b' };
    assert.deepEqual(toShopifyConfig(createRow({ settings, defaultStatus: 'published' })), {
      shopUrl: 'garden',
      apiKey: 'k',
      autoPublish: true,
      defaultStatus: 'published',
      shopName: 'Garden',
      blogId: 'b',
      connectionStatus: 'connected',
      hasAccessToken: true,
    });
    const bare = toShopifyConfig(createRow({ secrets: null }));
    assert.deepEqual(
      [bare.shopUrl, bare.apiKey, bare.shopName, bare.blogId, bare.defaultStatus, bare.hasAccessToken],
      ['', '', '', null, 'draft', false],
    );
  });
});

describe('the form of Wix', () => {
  const apiKey = `IST.${'a'.repeat(40)}`;
  const siteId = 'b'.repeat(40);

  it('makes a connection with the settings that are given', () => {
    assert.deepEqual(createWixCandidate({ apiKey, siteId }), {
      platform: 'wix',
      method: 'api-key',
      settings: { siteId },
      secrets: { apiKey },
    });
    const placed = createWixCandidate({ apiKey, siteId, memberId: 'm', categoryIds: ['c'], tagIds: [] });
    assert.deepEqual(placed.settings, { siteId, memberId: 'm', categoryIds: ['c'], tagIds: [] });
    assert.deepEqual(createWixCandidate({ apiKey, siteId, memberId: '' }).settings, {
      siteId,
      memberId: null,
    });
  });

  it('refuses what cannot be right', () => {
    const [field, text] = readRejection(() => createWixCandidate({ apiKey: 'short', siteId }));
    assert.deepEqual([field, /^A Wix API key has more than \d+ characters\.$/.test(text)], ['apiKey', true]);
    const limit = Number(/\d+/.exec(text)?.[0]);
    assert.equal(readRejection(() => createWixCandidate({ apiKey: 'a'.repeat(limit), siteId }))[0], 'apiKey');
    createWixCandidate({ apiKey: 'a'.repeat(limit + 1), siteId: 'b'.repeat(limit + 1) });
    assert.deepEqual(
      readRejection(() => createWixCandidate({ apiKey, siteId: 'b'.repeat(limit) })),
      ['siteId', 'Enter the site ID: the code after /dashboard/ in the URL of your Wix dashboard.'],
    );
  });

  it('shows the connection without its key', () => {
    const settings = { siteId: 's', name: 'Roses', memberId: 'm', categoryIds: ['c', 7], tagIds: ['t'] };
    assert.deepEqual(toWixConfig(createRow({ settings, defaultStatus: 'PUBLISHED' })), {
      siteId: 's',
      autoPublish: true,
      defaultStatus: 'PUBLISHED',
      siteName: 'Roses',
      memberId: 'm',
      categoryIds: ['c'],
      tagIds: ['t'],
      connectionStatus: 'connected',
      hasApiKey: true,
    });
    const bare = toWixConfig(createRow({ secrets: null }));
    assert.deepEqual(
      [
        bare.siteId,
        bare.siteName,
        bare.memberId,
        bare.categoryIds,
        bare.tagIds,
        bare.defaultStatus,
        bare.hasApiKey,
      ],
      ['', '', null, [], [], 'DRAFT', false],
    );
  });
});

describe('the form of Webflow', () => {
  it('makes a connection by token', () => {
    assert.deepEqual(createWebflowCandidate('k', { siteId: 's' }), {
      platform: 'webflow',
      method: 'token',
      settings: { siteId: 's' },
      secrets: { apiKey: 'k' },
    });
  });

  it('shows the connection without its key', () => {
    const settings = {
      siteId: 's',
      collectionId: 'c',
      name: 'Roses',
      shortName: 'r',
      fieldMapping: { a: 'b', c: 7 },
    };
    assert.deepEqual(toWebflowConfig(createRow({ settings, defaultStatus: 'published' })), {
      siteId: 's',
      collectionId: 'c',
      autoPublish: true,
      defaultStatus: 'published',
      siteInfo: { displayName: 'Roses', name: 'Roses', shortName: 'r' },
      connectionStatus: 'connected',
      fieldMapping: { a: 'b' },
      hasApiKey: true,
    });
    for (const fieldMapping of [null, 'x', undefined]) {
      const bare = toWebflowConfig(createRow({ settings: { fieldMapping }, secrets: null }));
      assert.deepEqual(
        [
          bare.siteId,
          bare.collectionId,
          bare.siteInfo,
          bare.fieldMapping,
          bare.defaultStatus,
          bare.hasApiKey,
        ],
        ['', '', { displayName: '', name: '', shortName: '' }, {}, 'draft', false],
      );
    }
  });
});

describe('the token of WordPress.com', () => {
  it('is sent by a client, or the stored one is meant', () => {
    assert.deepEqual(['token', 'stored', '', undefined].map(readSentToken), ['token', null, null, null]);
  });

  it('is never shown', () => {
    const settings = {
      tokenType: 'bearer',
      scope: 'global',
      issuedAt: '2026-02-01T00:00:00.000Z',
      siteId: '8',
      siteUrl: 'https://a.example',
      name: 'Roses',
      userEmail: 'ada@example.com',
      userName: 'Ada',
      userId: '3',
    };
    const { name: siteName, ...rest } = settings;
    const row = createRow({ settings, expiresAt: new Date('2026-03-09T00:00:00.000Z') });
    assert.deepEqual(toOAuthConfig(row), {
      userId: 'owner',
      autoPublish: true,
      defaultStatus: 'x',
      createdAt: '2026-03-01T00:00:00.000Z',
      updatedAt: '2026-03-01T00:00:00.000Z',
      token: { ...rest, siteName, expiresAt: '2026-03-09T00:00:00.000Z' },
    });
    assert.deepEqual(toOAuthConfig(createRow({})).token, {
      tokenType: '',
      scope: '',
      issuedAt: '2026-03-01T00:00:00.000Z',
      siteId: '',
      siteUrl: '',
      siteName: '',
      userEmail: '',
      userName: '',
      userId: '',
      expiresAt: '2026-03-15T00:00:00.000Z',
    });
  });
});
