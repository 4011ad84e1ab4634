import { parseShopDomain } from '@rankwright/platforms/shopify/parseShopDomain';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readError, type RecordedAnswer } from '../recordedSite.ts';
import { createSamplePost } from '../samplePost.ts';
import { createShopArticle, data, found, openShop, queries, token, shop } from './shopifySite.ts';

const listOptions = (answer: RecordedAnswer) => openShop({}, token, [answer]).site.listOptions();

describe('a request to Shopify', () => {
  it('carries the token', async () => {
    const { site, sent, listQueries } = openShop({}, token, [data(shop())]);
    assert.deepEqual(await site.listOptions(), {
      blogs: [
        { id: 'b1', label: 'News', detail: 'news' },
        { id: 'b2', label: 'Tips', detail: 'tips' },
      ],
    });
    assert.deepEqual(listQueries(), [[queries.shop, {}]]);
    const { body, ...request } = sent[0]!;
    assert.equal(typeof body, 'string');
    assert.deepEqual(request, {
      url: 'https://shopify.example/garden.myshopify.com/admin/api/2026-10/graphql.json',
      method: 'POST',
      timeoutMs: 30_000,
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-shopify-access-token': 'shpat_1',
      },
    });
  });

  it('tells the log of an answer in another version', async () => {
    const warned: unknown[] = [];
    const log = { warn: (...entry: unknown[]) => void warned.push(entry) };
    const answer = { ...data(shop()), headers: { 'x-shopify-api-version': '2027-01' } };
    await openShop({}, token, [answer], { log }).site.listOptions();
    assert.deepEqual(warned, [
      [{ requested: '2026-10', answered: '2027-01' }, 'Shopify responded with a different API version'],
    ]);
  });

  const throttled = [{ message: 'x', extensions: { code: 'THROTTLED' } }];
  const cost = (requestedQueryCost: number, currentlyAvailable: number, restoreRate: number) => ({
    body: {
      errors: throttled,
      extensions: { cost: { requestedQueryCost, throttleStatus: { currentlyAvailable, restoreRate } } },
    },
  });
  const limited = ['temporary', 'Shopify is limiting requests right now.', 'retry'];
  const frozen = [
    'permanent',
    'This Shopify shop is frozen or locked. Resolve this in the Shopify admin, then try again.',
    'edit',
  ];
  for (const [name, answer, expected] of [
    ['402', { status: 402 }, frozen],
    ['423', { status: 423 }, frozen],
    ['its cost is not known', { body: { errors: throttled } }, [...limited, 2_000]],
    ['it costs more than is left', cost(100, 30, 50), [...limited, 1_400]],
    ['it costs less than is left', cost(10, 30, 50), [...limited, 20]],
    ['nothing is restored', cost(10, 30, 0), [...limited, 2_000]],
    [
      'access denied',
      { body: { errors: [{ extensions: { code: 'ACCESS_DENIED' } }] } },
      [
        'permanent',
        'The Shopify app is missing a permission. Add the read_content and write_content scopes, reinstall the app, then reconnect.',
        'reconnect',
      ],
    ],
    [
      'a server error',
      { body: { errors: [{ message: 'x' }, { extensions: { code: 'INTERNAL_SERVER_ERROR' } }] } },
      ['temporary', 'Shopify returned a server error.', 'retry'],
    ],
    [
      'another error',
      { body: { errors: [{ message: 'Field is missing' }] } },
      ['permanent', 'Shopify rejected the request: Field is missing', 'edit'],
    ],
    [
      'an error without words',
      { body: { errors: [{}] } },
      ['permanent', 'Shopify rejected the request: ', 'edit'],
    ],
    [
      'a status alone',
      { status: 404, text: 'null' },
      ['permanent', 'Not found on Shopify. Check the connection settings.', 'edit'],
    ],
    [
      'no data',
      { body: { errors: [] } },
      [
        'temporary',
        'Shopify returned a response that Rankwright cannot read. Try again in a moment.',
        'retry',
      ],
    ],
    [
      'nothing at all',
      { text: 'null' },
      [
        'temporary',
        'Shopify returned a response that Rankwright cannot read. Try again in a moment.',
        'retry',
      ],
    ],
  ] as const)
    it(`is refused: ${name}`, async () => {
      assert.deepEqual(await readError(listOptions(answer)), expected);
    });

  it('may have written a post when the server fails', async () => {
    const failed = { body: { errors: [{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }] } };
    const { site } = openShop({ blogId: 'b1' }, token, [found(), found(), failed]);
    const expected = ['ambiguous', 'Shopify returned a server error.', 'check'];
    assert.deepEqual(await readError(site.publish(createSamplePost(), null)), expected);
  });
});

describe('a shop that is connected', () => {
  const verify = (change: object, settings: object = {}) =>
    openShop(settings, token, [data(shop(change))]).site.verify();

  it('says its name, its address and its blog', async () => {
    assert.deepEqual(await verify({}), {
      name: 'Garden',
      url: 'https://garden.example',
      settings: { shopUrl: 'garden.myshopify.com', blogId: 'b1' },
      checks: [
        { name: 'Login', ok: true, detail: 'signed in to Garden' },
        { name: 'Blog', ok: true, detail: 'News' },
        { name: 'Publishing', ok: true, detail: 'allowed' },
      ],
    });
    assert.equal((await verify({}, { blogId: 'b2' })).checks[1]?.detail, 'Tips');
    assert.equal((await verify({}, { blogId: 'b9' })).settings.blogId, 'b1');
    const accessScopes = [{ handle: 'write_online_store_pages' }];
    assert.equal((await verify({ currentAppInstallation: { accessScopes } })).checks.length, 3);
  });

  it('needs a blog and the right to write', async () => {
    assert.deepEqual(await readError(verify({ blogs: { nodes: [] } })), [
      'permanent',
      'This shop has no blog yet. Create one in the Shopify admin under Content > Blog posts.',
      'edit',
    ]);
    for (const currentAppInstallation of [null, { accessScopes: [{ handle: 'read_content' }] }])
      assert.deepEqual(await readError(verify({ currentAppInstallation })), [
        'permanent',
        'The Shopify app cannot write content. Add the write_content scope, reinstall the app, then reconnect.',
        'reconnect',
      ]);
  });
});

describe('the posts of a shop', () => {
  const list = async (query: object, settings: object = {}) => {
    const opened = openShop(settings, token, [found(createShopArticle(), createShopArticle({ blog: null }))]);
    const posts = await opened.site.posts({ limit: 5, status: 'any', ...query });
    return { urls: posts.map(({ url }) => url), query: opened.listQueries()[0] };
  };

  it('are listed with their addresses', async () => {
    const { urls, query } = await list({});
    assert.deepEqual(urls, ['https://garden.myshopify.com/blogs/news/roses', null]);
    assert.deepEqual(query, [queries.list, { first: 5, query: '' }]);
    const own = await list({}, { url: 'https://garden.example/' });
    assert.equal(own.urls[0], 'https://garden.example/blogs/news/roses');
  });

  it('are filtered', async () => {
    for (const [change, filter] of [
      [{ sinceId: 'gid://Article/17' }, 'id:>17'],
      [{ sinceId: 'none' }, 'id:>0'],
      [{ sinceId: '' }, ''],
      [{ status: 'published', sinceId: '1' }, 'id:>1 published_status:published'],
    ] as const)
      assert.deepEqual((await list(change)).query?.[1], { first: 5, query: filter });
  });
});

describe('the domain of a shop', () => {
  for (const input of [
    'garden',
    ' Garden.myshopify.com ',
    'https://garden.myshopify.com/admin',
    'http://GARDEN.myshopify.com',
    'https://admin.shopify.com/store/garden/settings',
    'admin.shopify.com/store/garden',
  ])
    it(`is found in ${input}`, () => {
      assert.equal(parseShopDomain(input), 'garden.myshopify.com');
    });

  for (const input of [
    '',
    'garden.example',
    '-garden',
    'a b',
    'xhttps://garden.myshopify.com',
    'x.admin.shopify.com/store/garden',
    'garden.myshopify.com.example',
    'x.garden.myshopify.com',
    'gardenxmyshopify.com',
  ])
    it(`is not ${input}`, async () => {
      assert.deepEqual(await readError(Promise.resolve().then(() => parseShopDomain(input))), [
        'permanent',
        'Enter your shop’s myshopify.com domain, such as my-shop.myshopify.com. Find it in the Shopify admin under Settings > Domains.',
        'edit',
      ]);
    });
});
