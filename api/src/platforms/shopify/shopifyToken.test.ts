import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readError, type RecordedAnswer } from '../recordedSite.ts';
import { data, openShop, token, shop } from './shopifySite.ts';

describe('the token of an app of Shopify', () => {
  const secret = { accessToken: 'shpss_1' };
  const at = Date.parse('2026-03-01T12:00:00Z');
  const granted = { body: { access_token: 'fresh' } };
  const rejected = [
    'permanent',
    'Shopify rejected this API key and secret. Use the client ID and secret of your own app installed on this shop, or its Admin API access token.',
    'reconnect',
  ];
  const open = (secrets: object, ...answers: RecordedAnswer[]) => {
    const stored: unknown[] = [];
    const saveSecrets = (changed: unknown) => Promise.resolve(void stored.push(changed));
    return { stored, ...openShop({}, secrets, answers, { saveSecrets }) };
  };
  const tokens = ({ sent }: ReturnType<typeof open>) =>
    sent.map(({ headers }) => headers?.['x-shopify-access-token'] ?? 'exchange');

  for (const accessToken of ['shpss_1', '0123456789abcdefABCDEF0123456789'])
    it(`is exchanged for the secret ${accessToken} and kept`, async () => {
      const opened = open({ accessToken }, granted, data(shop()));
      await opened.site.listOptions();
      assert.deepEqual(opened.sent[0], {
        url: 'https://shopify.example/garden.myshopify.com/admin/oauth/access_token',
        method: 'POST',
        timeoutMs: 30_000,
        redirect: 'manual',
        headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
        body: `grant_type=client_credentials&client_id=id&client_secret=${accessToken}`,
      });
      assert.deepEqual(tokens(opened), ['exchange', 'fresh']);
      assert.deepEqual(opened.stored, [
        { accessToken, exchanged: { token: 'fresh', expiresAt: at + 86_400_000 } },
      ]);
    });

  it('is not exchanged for what is a token itself', async () => {
    for (const accessToken of ['shpat_1', '0123456789abcdefABCDEF01234567890', 'g'.repeat(32), 'x-shpss_1']) {
      const opened = open({ accessToken }, data(shop()));
      await opened.site.listOptions();
      assert.deepEqual(tokens(opened), [accessToken]);
    }
  });

  it('is used until five minutes before its end', async () => {
    const exchanged = (left: number) => ({ ...secret, exchanged: { token: 'old', expiresAt: at + left } });
    const valid = open(exchanged(300_001), data(shop()));
    await valid.site.listOptions();
    assert.deepEqual([tokens(valid), valid.stored], [['old'], []]);
    const short = { body: { access_token: 'fresh', expires_in: 60 } };
    const ending = open(exchanged(300_000), short, data(shop()));
    await ending.site.listOptions();
    assert.deepEqual(tokens(ending), ['exchange', 'fresh']);
    assert.deepEqual(ending.stored, [{ ...secret, exchanged: { token: 'fresh', expiresAt: at + 60_000 } }]);
  });

  it('is exchanged once more when Shopify rejects it before its end', async () => {
    const exchanged = { ...secret, exchanged: { token: 'old', expiresAt: at + 900_000 } };
    const opened = open(exchanged, { status: 401 }, granted, data(shop()));
    await opened.site.listOptions();
    assert.deepEqual(tokens(opened), ['old', 'exchange', 'fresh']);
    const twice = open(exchanged, { status: 401 }, granted, { status: 401 });
    assert.equal((await readError(twice.site.listOptions()))[2], 'reconnect');
    const failing = open(exchanged, { status: 500 });
    assert.equal((await readError(failing.site.listOptions()))[0], 'temporary');
    assert.equal(failing.sent.length, 1);
    const plain = open(token, { status: 401 });
    assert.equal((await readError(plain.site.listOptions()))[2], 'reconnect');
    assert.equal(plain.sent.length, 1);
  });

  it('is refused', async () => {
    for (const answer of [
      { body: {} },
      { body: { access_token: '' } },
      { status: 400, body: { access_token: 'fresh' } },
      { status: 300, body: { access_token: 'fresh' } },
    ])
      assert.deepEqual(await readError(open(secret, answer).site.listOptions()), rejected);
    const failing = readError(open(secret, { status: 500 }).site.listOptions());
    assert.deepEqual(await failing, ['temporary', 'Shopify returned a server error (HTTP 500).', 'retry']);
  });
});
