import { listPublications, type Publication } from '@rankwright/contracts/publishing';
import { sql } from 'drizzle-orm';
import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, it } from 'node:test';
import { dayMs, hourMs } from '../../clock.ts';
import { signUp, signUpWithPlan } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';
import { createTestClock } from '../../testing/testClock.ts';
import { listAlerts } from '../alerts/alerts.service.ts';
import { toPublication } from '../publications/publication.model.ts';
import { findPublicationsByArticle } from '../publications/publications.service.ts';
import { pageSweepJob } from './pageChecks.definition.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const publishedAt = '2026-11-21T20:00:00Z';
const goodPage = '<title>Roses</title><p>Text</p>';

describe('looks at live pages', () => {
  const clock = createTestClock();
  let api: TestApi;
  let site: Server;
  let origin: string;
  let accounts = 0;
  let token: string;
  let userId: string;
  let articleId: string;
  const routes = new Map<string, Answer>();
  const requests: string[] = [];

  const answer =
    (
      body: string,
      { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
    ): Answer =>
    (_request, response) =>
      response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body);

  before(async () => {
    site = createServer((request, response) => {
      requests.push(`${request.method ?? ''} ${request.url ?? ''}`);
      (routes.get(request.url ?? '') ?? answer('', { status: 404 }))(request, response);
    });
    await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
    origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    api = await startTestApi({ clock, env: { OUTBOUND_ALLOW: new URL(origin).host } });
  });
  after(async () => {
    await api.close();
    site.closeAllConnections();
    site.close();
  });

  const publish = async (ownerId: string, url: string): Promise<string> => {
    const { rows } = await api.deps.db.execute<{ id: string }>(sql`with written as (
        insert into articles (owner_id, title, content, status, provenance)
        values (${ownerId}, 'Roses', 'Text', 'published', '{}'::jsonb) returning id
      ) insert into publications (owner_id, article_id, platform, state, marker, url, live_at, visibility)
      select ${ownerId}, id, 'wordpress', 'live', 'roses', ${url}, ${publishedAt}, 'public' from written
      returning article_id as id`);
    return rows[0]?.id ?? '';
  };
  beforeEach(async () => {
    clock.set(publishedAt);
    await api.deps.db.execute(sql`delete from publications`);
    accounts += 1;
    const account = await signUpWithPlan(api, `page${accounts}@example.com`);
    ({ token, userId } = account);
    routes.clear();
    routes.set('/roses', answer(goodPage));
    routes.set('/sitemap.xml', answer(`<urlset><url><loc>${origin}/roses/</loc></url></urlset>`));
    articleId = await publish(account.userId, `${origin}/roses`);
    requests.length = 0;
  });

  const sweepAt = async (time: string | number): Promise<void> => {
    if (typeof time === 'string') clock.set(time);
    else clock.advance(time);
    await api.queue.run(pageSweepJob, {});
    await api.queue.drain();
  };
  // From the services: the session ends while the clock is put forward.
  const readPage = async (): Promise<Publication['page']> => {
    const [row] = await findPublicationsByArticle(api.deps.db, userId, [articleId]);
    return row && toPublication(row).page;
  };
  const listAlertTexts = async (): Promise<string[]> =>
    (await listAlerts(api.deps, userId))
      .filter(({ kind }) => kind === 'page-problem')
      .map(({ text }) => text);
  const check = () => sweepAt('2026-11-21T20:10:00Z');
  const listCodes = async () => ((await readPage())?.problems ?? []).map(({ code }) => code);

  it('begin ten minutes after publishing and come again every week', async () => {
    await sweepAt('2026-11-21T20:09:00Z');
    assert.deepEqual([requests, await readPage()], [[], null]);
    await check();
    assert.deepEqual(await readPage(), { checkedAt: '2026-11-21T20:10:00.000Z', problems: [], unknown: [] });
    assert.deepEqual(requests, ['GET /roses', 'GET /robots.txt', 'GET /sitemap.xml']);
    await sweepAt(6 * dayMs);
    assert.equal(requests.length, 3);
    await sweepAt(dayMs);
    assert.equal(requests.length, 6);
  });

  it('find what keeps search engines away, and tell its owner', async () => {
    routes.set('/robots.txt', answer(`User-agent: *\nDisallow: /roses\nSitemap: ${origin}/map.xml`));
    routes.set('/map.xml', answer(`<urlset><url><loc>${origin}/tulips</loc></url></urlset>`));
    routes.set(
      '/roses',
      answer(
        `<meta name="robots" content="NoIndex, follow"><link rel="canonical" href="/other">
         <script type="application/ld+json">{"@type": "Article",}</script>`,
      ),
    );
    await check();
    assert.deepEqual(await listCodes(), [
      'noindex',
      'canonical',
      'title',
      'structured-data',
      'robots',
      'sitemap',
    ]);
    const [text = '', ...others] = await listAlertTexts();
    assert.deepEqual(others, []);
    assert.match(text, /The live page of “Roses”: .*noindex.*original: http.*\/other.*robots\.txt/);
    assert.doesNotMatch(text, /sitemap/, 'what needs nobody is not announced');
    routes.set('/roses', answer(goodPage));
    routes.delete('/robots.txt');
    await sweepAt(7 * dayMs);
    assert.deepEqual([await listAlertTexts(), await listCodes()], [[], []]);
  });

  it('read the header that forbids listing', async () => {
    routes.set('/roses', answer(goodPage, { headers: { 'x-robots-tag': 'googlebot: noindex' } }));
    await check();
    assert.deepEqual(await listCodes(), ['noindex']);
  });

  it('find broken links and heavy images, politely', async () => {
    const links = Array.from({ length: 30 }, (_, index) => `<a href="/l${index}#part">x</a>`).join('');
    routes.set('/roses', answer(`${goodPage}${links}<a href="mailto:a@b.example">m</a><img src="/big.png">`));
    for (let index = 1; index < 30; index += 1) routes.set(`/l${index}`, answer(''));
    routes.set('/big.png', answer('', { headers: { 'content-length': '3200000' } }));
    await check();
    assert.deepEqual(await listCodes(), ['broken-links', 'heavy-images']);
    const problems = (await readPage())?.problems ?? [];
    assert.equal(problems[0]?.text, `Links on the page lead nowhere: ${origin}/l0`);
    assert.match(String(problems[1]?.text), /big\.png \(3\.2 MB\)/);
    assert.equal(requests.filter((request) => request.startsWith('HEAD /l')).length, 10);
    assert.equal(requests.filter((request) => request.startsWith('HEAD')).length, 11);
  });

  it('follow the base of the page, and believe no HEAD alone', async () => {
    const links =
      '<a href="tulips">x</a><a href="/get-only">x</a><template><a href="/not-there">x</a></template>';
    routes.set('/roses', answer(`<base href="/garden/">${goodPage}${links}`));
    routes.set('/garden/tulips', answer(''));
    routes.set('/get-only', (request, response) =>
      response.writeHead(request.method === 'HEAD' ? 404 : 200).end(),
    );
    await check();
    assert.deepEqual(await listCodes(), []);
  });

  it('say what they do not know of robots.txt and of sitemaps in other formats', async () => {
    routes.set('/robots.txt', answer('', { status: 503 }));
    for (const sitemap of [
      `${origin}/roses\n`,
      '<html><title>Not found</title></html>',
      '<rss><channel/></rss>',
    ]) {
      routes.set('/sitemap.xml', answer(sitemap));
      await sweepAt(7 * dayMs);
      const { problems = [], unknown = [] } = (await readPage()) ?? {};
      assert.deepEqual(problems, [], sitemap);
      assert.match(unknown.join(' '), /robots\.txt .*could not be read.* sitemap lists the page/);
    }
  });

  it('say at once that a page is gone, and after three attempts that it does not open', async () => {
    routes.set('/roses', answer('', { status: 410 }));
    await check();
    assert.match((await listAlertTexts())[0] ?? '', /The page is gone: the site answers 410/);
    routes.set('/roses', answer('', { status: 503 }));
    await sweepAt(7 * dayMs);
    await sweepAt(6 * hourMs);
    assert.match((await listAlertTexts())[0] ?? '', /answers 410/, 'as it was known last');
    await sweepAt(6 * hourMs);
    assert.match((await listAlertTexts())[0] ?? '', /could not be opened three times in a row/);
    routes.set('/roses', answer(goodPage));
    await sweepAt(7 * dayMs);
    assert.deepEqual(await listAlertTexts(), []);
  });

  it('end in time whatever the site answers', async () => {
    const nested = '<div>'.repeat(200_000);
    routes.set(
      '/roses',
      answer(
        `<title>${'a'.repeat(1_000_000)}${nested}<script type="application/ld+json">${'['.repeat(100_000)}`,
      ),
    );
    routes.set(
      '/sitemap.xml',
      answer(
        `<sitemapindex>${`<sitemap><loc>${origin}/sitemap.xml</loc></sitemap>`.repeat(50)}</sitemapindex>`,
      ),
    );
    await check();
    const page = await readPage();
    assert.match(String(page?.unknown[0]), /sitemap/);
    assert.equal(requests.filter((request) => request === 'GET /sitemap.xml').length, 4);
  });

  it('do not ask addresses inside the network', async () => {
    await api.deps.db.execute(sql`update publications set url = 'http://127.0.0.1:1/roses'`);
    await check();
    assert.deepEqual([requests, await listCodes()], [[], []]);
  });

  it('are only for accounts with a plan, and seen by their owner alone', async () => {
    await check();
    const free = await signUp(api, `free${accounts}@example.com`);
    await publish(free.userId, `${origin}/roses`);
    requests.length = 0;
    await sweepAt(0);
    assert.deepEqual(requests, []);
    const list = async (by: string) =>
      (await api.call(listPublications, { token: by, query: { articleId } })).body
        .publications as Publication[];
    assert.deepEqual(await list(free.token), []);
    assert.deepEqual((await list(token))[0]?.page?.problems, []);
  });
});
