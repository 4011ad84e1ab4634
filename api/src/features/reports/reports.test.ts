import {
  createReport,
  deleteReportLogo,
  getReportSettings,
  listReports,
  revokeReportLinks,
  updateReportSettings,
  uploadReportLogo,
} from '@rankwright/contracts/reports';
import { eq } from 'drizzle-orm';
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import sharp from 'sharp';
import { dayMs } from '../../clock.ts';
import { files } from '../../database/schema/operations.ts';
import { reportLinks } from '../../database/schema/reports.ts';
import { createReportAccount, tinyPng, uploadLogo, type ReportAccount } from '../../testing/reports.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';

describe('monthly reports', () => {
  let api: TestApi;
  let account: ReportAccount;
  let accounts = 0;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());
  beforeEach(async () => {
    api.clock.set('2026-11-21T09:00:00Z');
    accounts += 1;
    account = await createReportAccount(api, `ada${accounts}@example.com`);
  });
  const open = (url: string) => api.app.inject(url);

  it('opens by its link without an account, and says what is not known', async () => {
    await account.save({ openingText: 'Hello.\n\nGoodbye.' });
    await account.publish('Roses in winter', '2026-10-31T23:59:59Z');
    await account.publish('Not yet', '2026-11-01T00:00:00Z');
    const { id, isFinal } = await account.create('2026-10');
    assert.equal(isFinal, true);
    const page = await open(await account.link(id));
    assert.equal(page.statusCode, 200);
    const { headers, body } = page;
    assert.match(String(headers['content-type']), /^text\/html/);
    assert.equal(headers['cache-control'], 'no-store');
    assert.equal(headers['x-robots-tag'], 'noindex, nofollow');
    assert.equal(headers['referrer-policy'], 'no-referrer');
    assert.match(String(headers['content-security-policy']), /default-src 'none'.*script-src 'none'/);
    for (const text of [
      'Report for October 2026',
      'Acme &amp; Sons',
      '<p class="opening">Goodbye.</p>',
      'Roses in winter',
    ])
      assert.ok(body.includes(text), text);
    assert.match(body, /<strong>–<\/strong><span class="soft">Search Console is not set up on this server/);
    assert.doesNotMatch(body, /Not yet|<script|@example\.com|Ada/);
  });

  it('counts what was published by the account’s zone', async () => {
    const read = async (email: string, zone: string) => {
      const owner = await createReportAccount(api, email, zone);
      await owner.publish('First minute', '2026-09-30T18:30:00Z');
      await owner.publish('Last minute', '2026-11-01T03:59:00Z');
      return (await open(await owner.link((await owner.create('2026-10')).id))).body;
    };
    const kolkata = await read('kolkata@example.com', 'Asia/Kolkata');
    assert.ok(kolkata.includes('First minute') && !kolkata.includes('Last minute'));
    const newYork = await read('york@example.com', 'America/New_York');
    assert.ok(newYork.includes('Last minute') && !newYork.includes('First minute'));
  });

  it('gives the same page for a wrong, a revoked and an expired link, and stores no token', async () => {
    await account.save({ linkDays: 7 });
    const { id } = await account.create('2026-10');
    const [first, second] = [await account.link(id), await account.link(id)];
    const rows = await api.deps.db.select().from(reportLinks);
    for (const path of [first, second])
      assert.ok(!JSON.stringify(rows).includes(path.split('/').at(-1) ?? ''));
    const wrong = await open(`/api/reports/${'x'.repeat(43)}`);
    assert.equal(wrong.statusCode, 404);
    assert.equal((await open('/api/reports/short')).body, wrong.body);
    await account.send(revokeReportLinks, { params: { id } });
    for (const path of [first, second]) {
      const revoked = await open(path);
      assert.deepEqual([revoked.statusCode, revoked.body], [404, wrong.body]);
      assert.deepEqual(revoked.headers['content-security-policy'], wrong.headers['content-security-policy']);
    }
    const renewed = await account.link(id);
    assert.equal((await open(renewed)).statusCode, 200);
    api.clock.advance(7 * dayMs - 1);
    assert.equal((await open(renewed)).statusCode, 200);
    api.clock.advance(1);
    assert.deepEqual([(await open(renewed)).statusCode, (await open(renewed)).body], [404, wrong.body]);
  });

  it('does not count the owner’s own view, which ends after minutes', async () => {
    const { id } = await account.create('2026-10');
    const view = await account.link(id, 'view');
    assert.equal((await account.list()).reports[0]?.links, 0);
    assert.equal((await open(view)).statusCode, 200);
    api.clock.advance(15 * 60_000);
    assert.equal((await open(view)).statusCode, 404);
  });

  it('keeps accounts apart', async () => {
    const { id } = await account.create('2026-10');
    const other = await createReportAccount(api, `other${accounts}@example.com`);
    assert.deepEqual((await other.list()).reports, []);
    assert.equal((await other.send(revokeReportLinks, { params: { id } })).status, 404);
    assert.equal((await api.call(listReports)).status, 401);
    assert.equal((await other.send(getReportSettings)).body.logo, null);
  });

  it('makes reports of months that are over only, and says what comes next', async () => {
    for (const month of ['2026-11', '2025-07', '2030-01'])
      assert.equal((await account.send(createReport, { body: { month } })).status, 400, month);
    assert.ok(await account.create('2025-08'));
    assert.equal((await account.list()).nextMonth, null);
    await account.save({ isEnabled: true });
    assert.equal((await account.list()).nextMonth, '2026-11');
  });

  it('keeps the words with which a report was made until it is made again', async () => {
    await account.save({ openingText: 'First words' });
    const { id } = await account.create('2026-10');
    await account.save({ openingText: 'Other words' });
    assert.match((await open(await account.link(id))).body, /First words/);
    assert.equal((await account.create('2026-10')).id, id);
    assert.match((await open(await account.link(id))).body, /Other words/);
  });

  it('escapes hostile words', async () => {
    const openingText = '</p><script>alert(1)</script> <img src=x onerror=alert(1)>';
    await account.save({ openingText, companyName: '"><b>Acme</b>' });
    await account.publish('<svg onload=alert(1)>', '2026-10-05T00:00:00Z');
    const { body } = await open(await account.link((await account.create('2026-10')).id));
    assert.doesNotMatch(body, /<script|<img|<b>|<svg/);
    assert.ok(body.includes('&lt;svg onload=alert(1)&gt;'));
  });

  it('rejects addresses and words that break mails and lines', async () => {
    const changes = [
      { recipients: ['a@example.com, b@example.com'] },
      { recipients: ['a@example.com\r\nBcc: b@example.com'] },
      { recipients: ['nobody'] },
      { recipients: ['a@example.com', 'A@example.com'] },
      { recipients: Array.from({ length: 6 }, (_, index) => `a${index}@example.com`) },
      { companyName: 'Acme\r\nBcc: b@example.com' },
      { companyName: 'Acme \u202egnp' },
      { openingText: 'x'.repeat(2_001) },
      { linkDays: 100_000 },
      { accent: 'url(x)' as 'ink' },
    ];
    for (const change of changes) {
      const reply = await account.save(change);
      assert.deepEqual([reply.status, reply.body.code], [400, 'INVALID_REQUEST'], JSON.stringify(change));
    }
    assert.equal((await account.send(updateReportSettings, { body: {} })).status, 400);
  });

  it('shows the logo in the report and nowhere else', async () => {
    const reply = await uploadLogo(api, uploadReportLogo, account.token, tinyPng);
    assert.equal(reply.statusCode, 200, reply.body);
    const { logo } = reply.json<{ logo: string }>();
    assert.match(logo, /^data:image\/png;base64,/);
    const page = await open(await account.link((await account.create('2026-10')).id));
    assert.ok(page.body.includes(`src="${logo}"`));
    assert.match(String(page.headers['content-security-policy']), /img-src data:;/);
    const [file] = await api.deps.db.select().from(files).where(eq(files.ownerId, account.userId));
    assert.equal((await open(`/api/files/${file?.key ?? ''}`)).statusCode, 404);
    assert.equal((await account.send(deleteReportLogo)).body.logo, null);
  });

  it('rejects hostile and oversized logos within the deadline', async () => {
    const plain = sharp({ create: { width: 5_000, height: 5_000, channels: 3, background: '#fff' } });
    const hostile: [bytes: Uint8Array, code: string][] = [
      [
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>'),
        'LOGO_TYPE',
      ],
      [Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;'), 'LOGO_TYPE'],
      [tinyPng.subarray(0, 40), 'LOGO_TYPE'],
      [Buffer.concat([tinyPng.subarray(0, 16), Buffer.alloc(900, 255)]), 'LOGO_TYPE'],
      [await plain.png().toBuffer(), 'LOGO_TYPE'],
      [Buffer.alloc(1_048_576), 'LOGO_TYPE'],
      [Buffer.alloc(1_048_577), 'LOGO_TOO_LARGE'],
    ];
    for (const [bytes, code] of hostile)
      assert.equal(
        (await uploadLogo(api, uploadReportLogo, account.token, bytes)).json<{ code: string }>().code,
        code,
      );
    assert.equal((await account.send(getReportSettings)).body.logo, null);
  });

  it('limits how often strangers may try links', async () => {
    const limited = await startTestApi({ env: { RATE_OFF: 'false', RATE_ANONYMOUS: '3' } });
    const statuses = [];
    for (let count = 0; count < 4; count += 1)
      statuses.push((await limited.app.inject(`/api/reports/${'x'.repeat(43)}`)).statusCode);
    await limited.close();
    assert.deepEqual(statuses, [404, 404, 404, 429]);
  });
});
