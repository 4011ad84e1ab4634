import { buildConsentUrl, exchangeCode, isValidToken } from '@rankwright/platforms/wordpress/com/comOAuth';
import { openWordpressCom } from '@rankwright/platforms/wordpress/com/wordpressCom';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createContext, createRecordedSite, readError, type RecordedAnswer } from '../recordedSite.ts';

const base = 'https://com.example';
const createSite = (change: object) => ({ ID: 1, name: 'Roses', URL: 'https://roses.example', ...change });

const open = (settings: object, ...answers: RecordedAnswer[]) => {
  const recorded = createRecordedSite(...answers);
  const context = createContext(recorded.outbound, { env: { WORDPRESS_COM_URL: base } });
  return { ...recorded, site: openWordpressCom(context, settings, { accessToken: 'secret' }) };
};

describe('an account of WordPress.com', () => {
  const me = { body: { ID: 3, display_name: 'Ada', email: 'ada@example.com' } };

  it('reaches all its sites', async () => {
    const sites = [
      createSite({ capabilities: { publish_posts: true } }),
      createSite({ ID: 2, name: undefined, capabilities: {} }),
      createSite({ ID: 4, capabilities: null }),
    ];
    const { site, listRequests } = open({}, me, { body: { sites } });
    const url = 'https://roses.example';
    assert.deepEqual(await site.readAccount(), {
      user: { id: '3', email: 'ada@example.com', name: 'Ada' },
      sites: [
        { id: '1', name: 'Roses', url, canPublish: true },
        { id: '2', name: '', url, canPublish: false },
        { id: '4', name: 'Roses', url, canPublish: false },
      ],
    });
    assert.deepEqual(listRequests(), [
      `GET ${base}/rest/v1.1/me`,
      `GET ${base}/rest/v1.1/me/sites?fields=ID,name,URL,capabilities`,
    ]);
  });

  it('reaches one site with a token for one', async () => {
    const { site, listRequests } = open(
      {},
      { body: { ID: 3, token_site_id: 8 } },
      { body: { ID: 8, URL: 'https://roses.example' } },
    );
    assert.deepEqual(await site.readAccount(), {
      user: { id: '3', email: '', name: '' },
      sites: [{ id: '8', name: '', url: 'https://roses.example', canPublish: true }],
    });
    assert.equal(listRequests()[1], `GET ${base}/rest/v1.1/sites/8?fields=ID,name,URL`);
  });

  const verify = (settings: object, sites: unknown[], answer: RecordedAnswer = me) =>
    open(settings, answer, { body: { sites } }).site.verify();

  it('is connected with the first site', async () => {
    const site = createSite({ capabilities: { publish_posts: true } });
    assert.deepEqual(await verify({}, [site, createSite({ ID: 2 })]), {
      name: 'Roses',
      url: 'https://roses.example',
      settings: {
        siteId: '1',
        siteUrl: 'https://roses.example',
        userId: '3',
        userEmail: 'ada@example.com',
        userName: 'Ada',
      },
      checks: [
        { name: 'Login', ok: true, detail: 'signed in as Ada' },
        { name: 'Site', ok: true, detail: 'Roses' },
        { name: 'Publishing', ok: true, detail: 'allowed' },
      ],
    });
  });

  it('may have no names and no right to publish', async () => {
    const nameless = { body: { ID: 3, email: 'ada@example.com' } };
    const { name, checks } = await verify({}, [createSite({ name: '' })], nameless);
    assert.equal(name, 'https://roses.example');
    assert.deepEqual(checks, [
      { name: 'Login', ok: true, detail: 'signed in as ada@example.com' },
      { name: 'Site', ok: true, detail: 'https://roses.example' },
      {
        name: 'Publishing',
        ok: false,
        detail: 'this user can write but not publish; posts stay pending review',
      },
    ]);
  });

  for (const [name, settings] of [
    ['its id', { siteId: '2', siteUrl: 'https://roses.example' }],
    ['its address', { siteUrl: ' HTTP://Lilies.example/blog/a ' }],
    ['its host', { siteUrl: 'lilies.example' }],
  ] as const)
    it(`is connected with the site that was selected by ${name}`, async () => {
      const sites = [createSite({}), createSite({ ID: 2, URL: 'https://lilies.example/' })];
      assert.equal((await verify(settings, sites)).settings.siteId, '2');
    });

  it('needs a site', async () => {
    assert.deepEqual(await readError(verify({}, [])), [
      'permanent',
      'This WordPress.com account has no site to publish to. Create one, or authorize with another account.',
      'edit',
    ]);
  });
});

describe('the consent to WordPress.com', () => {
  const app = { clientId: 'id', clientSecret: 'hidden' };
  const redirect = 'https://us.example/back';
  const rejected = [
    'permanent',
    'WordPress.com rejected the app. Check its client ID, client secret and redirect URL, then reconnect.',
    'reconnect',
  ];
  const exchange = (answer: RecordedAnswer) => {
    const { outbound, sent } = createRecordedSite(answer);
    return { sent, grant: exchangeCode(outbound, base, app, 'code', redirect) };
  };
  const check = (answer: RecordedAnswer) => {
    const { outbound, sent } = createRecordedSite(answer);
    return { sent, valid: isValidToken(outbound, base, 'id', 'a+b') };
  };

  it('is asked for all sites', () => {
    assert.equal(
      buildConsentUrl(base, 'id', redirect, 'state'),
      `${base}/oauth2/authorize?client_id=id&redirect_uri=https%3A%2F%2Fus.example%2Fback&response_type=code&scope=global&state=state`,
    );
  });

  it('is exchanged for a token', async () => {
    const { grant, sent } = exchange({ body: { access_token: 'token' } });
    assert.deepEqual(await grant, { access_token: 'token', token_type: 'bearer', scope: '' });
    assert.deepEqual(sent, [
      {
        url: `${base}/oauth2/token`,
        method: 'POST',
        timeoutMs: 30_000,
        redirect: 'manual',
        headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
        body: 'client_id=id&client_secret=hidden&code=code&redirect_uri=https%3A%2F%2Fus.example%2Fback&grant_type=authorization_code',
      },
    ]);
  });

  it('is refused', async () => {
    for (const answer of [
      { body: { access_token: '' } },
      { body: {} },
      { status: 400, body: { access_token: 'token' } },
      { status: 300, body: { access_token: 'token' } },
    ])
      assert.deepEqual(await readError(exchange(answer).grant), rejected);
    assert.deepEqual(await readError(exchange({ status: 500 }).grant), [
      'temporary',
      'WordPress.com returned a server error (HTTP 500).',
      'retry',
    ]);
  });

  it('is valid while the token is of this app', async () => {
    const { valid, sent } = check({ body: { client_id: 'id' } });
    assert.equal(await valid, true);
    assert.deepEqual(sent, [
      {
        url: `${base}/oauth2/token-info?client_id=id&token=a%2Bb`,
        method: 'GET',
        timeoutMs: 30_000,
        headers: { accept: 'application/json' },
      },
    ]);
    for (const answer of [
      { body: { client_id: 'other' } },
      { body: [] },
      { status: 400, body: { client_id: 'id' } },
    ])
      assert.equal(await check(answer).valid, false);
    assert.deepEqual(await readError(check({ status: 500 }).valid), [
      'temporary',
      'WordPress.com returned a server error (HTTP 500).',
      'retry',
    ]);
  });
});
