import { revokeReportLinks, uploadReportLogo } from '@rankwright/contracts/reports';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createReportAccount, tinyPng, uploadLogo, type ReportAccount } from '../../testing/reports.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';

describe('the PDF of a report', () => {
  let api: TestApi;
  let account: ReportAccount;
  before(async () => {
    api = await startTestApi();
    account = await createReportAccount(api, 'ada@example.com');
  });
  after(() => api.close());

  const print = async (path: string) => {
    const reply = await api.app.inject(`${path}/report.pdf`);
    return { reply, source: reply.rawPayload.toString('latin1') };
  };

  it('is an A4 document with the logo, embedded fonts and text in several scripts', async () => {
    await account.save({ companyName: 'Acme & Sons', openingText: 'Rosen Łódź Ελλάδα Привет नमस्ते 日本語' });
    await uploadLogo(api, uploadReportLogo, account.token, tinyPng);
    const { id } = await account.create('2026-10');
    const { reply, source } = await print(await account.link(id));
    assert.equal(reply.statusCode, 200);
    const { headers } = reply;
    assert.deepEqual(
      [headers['content-type'], headers['cache-control'], headers['content-disposition']],
      ['application/pdf', 'no-store', 'attachment; filename="report-2026-10.pdf"'],
    );
    assert.ok(source.startsWith('%PDF-1.7') && source.trimEnd().endsWith('%%EOF'));
    assert.match(source, /\/MediaBox \[0 0 595\.28 841\.89\]/);
    assert.match(source, /\(Acme & Sons\)/);
    assert.match(source, /\/Subtype \/Image/);
    // Latin in two weights, its extension, Greek, Cyrillic and Devanagari; each with the characters behind its glyphs.
    assert.equal(source.match(/\/FontFile2/g)?.length, 6);
    assert.equal(source.match(/\/ToUnicode/g)?.length, 6);
  });

  it('holds hostile words as text', async () => {
    await account.save({
      companyName: 'A) /OpenAction << /S /JavaScript /JS (app.alert(1)) >> (',
      openingText: 'x'.repeat(2_000),
    });
    const { source } = await print(await account.link((await account.create('2026-09')).id));
    assert.ok(source.includes('(A\\) /OpenAction'));
    const objects = source.replace(/stream[\s\S]*?endstream/g, '').replace(/\((?:\\.|[^\\)])*\)/g, '');
    assert.doesNotMatch(objects, /JavaScript|\/JS|\/OpenAction|\/URI/);
  });

  it('is as private as the page', async () => {
    const { id } = await account.create('2026-08');
    const path = await account.link(id);
    assert.equal((await print(path)).reply.statusCode, 200);
    await account.send(revokeReportLinks, { params: { id } });
    const revoked = (await print(path)).reply;
    const wrong = (await print(`/api/reports/${'x'.repeat(43)}`)).reply;
    assert.deepEqual([revoked.statusCode, revoked.body], [404, wrong.body]);
  });

  it('is printed off the event loop', async () => {
    const path = await account.link((await account.create('2026-07')).id);
    let longest = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    await print(path);
    clearInterval(timer);
    assert.ok(longest < 200, `${longest} ms`);
  });
});
