import { getSchemas } from '@rankwright/contracts/endpoints';
import {
  createArticle,
  deleteArticle,
  duplicateArticle,
  generateArticle,
  getArticle,
  getContentHistory,
  listArticleVersions,
  proposeOutline,
  restoreArticle,
  restoreArticleVersion,
  streamArticle,
  updateArticle,
  type Article,
} from '@rankwright/contracts/articles';
import { getUsage } from '@rankwright/contracts/billing';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dayMs } from '../../clock.ts';
import { setUpAccountFixture } from '../../testing/accountFixture.ts';

describe('articles', () => {
  const fixture = setUpAccountFixture();
  const { send } = fixture;
  const readArticle = (body: Record<string, unknown>): Article => body.article as Article;
  const generate = async (): Promise<Article> =>
    readArticle((await send(generateArticle, { body: getSchemas(generateArticle).example.body })).body);

  it('generates an article with the offline writer and counts its usage [C-163]', async () => {
    const readUsage = async () =>
      ((await send(getUsage)).body.usage as { articlesGenerated: number }).articlesGenerated;
    const before = await readUsage();
    const article = await generate();
    assert.match(article.title, /Rose Pruning/);
    assert.equal(
      readArticle((await send(getArticle, { params: { id: article.id } })).body).content,
      article.content,
    );
    assert.ok(article.content.length > 1_000);
    assert.equal(article.provenance.writer, 'offline');
    assert.equal(await readUsage(), before + 1);
  });

  it('proposes an outline and generates an article from an outline', async () => {
    const { body } = await send(proposeOutline, { body: getSchemas(proposeOutline).example.body });
    assert.ok((body.outline as string[]).length >= 3);
    const outline = ['First things first', 'The second look', 'Keeping it up'];
    const reply = await send(generateArticle, {
      body: { ...getSchemas(generateArticle).example.body, outline },
    });
    for (const heading of outline) assert.ok(readArticle(reply.body).content.includes(`## ${heading}`));
  });

  it('streams stages, text and the saved article', async () => {
    const reply = await fixture.api.app.inject({
      method: 'POST',
      url: streamArticle.path,
      payload: getSchemas(streamArticle).example.body as object,
      headers: { authorization: `Bearer ${fixture.account.token}` },
    });
    const events = reply.body
      .split('\n\n')
      .filter(Boolean)
      .map((frame) => JSON.parse(frame.slice(6)) as { type: string });
    assert.equal(events[0]?.type, 'stage');
    assert.equal(events.at(-1)?.type, 'article');
    assert.ok(events.filter(({ type }) => type === 'text').length > 3);
  });

  it('rejects a request without a keyword or with an unsupported word count', async () => {
    const reply = await send(generateArticle, {
      body: { ...getSchemas(generateArticle).example.body, primaryKeyword: ' ' },
    });
    assert.equal(reply.status, 400);
    assert.equal(
      (await send(generateArticle, { body: { ...getSchemas(generateArticle).example.body, wordCount: 123 } }))
        .status,
      400,
    );
  });

  it('saves title, text and status [C-164]', async () => {
    const { id } = await generate();
    const body = { title: 'Mine', content: 'My text.', status: 'published' };
    assert.equal((await send(updateArticle, { params: { id }, body })).status, 200);
    const { title, content, status } = readArticle((await send(getArticle, { params: { id } })).body);
    assert.deepEqual({ title, content, status }, body);
    assert.equal((await send(updateArticle, { params: { id }, body: { status: 'lost' } })).status, 400);
  });

  it('saves versions, rejects an edit of an older version and restores one', async () => {
    const article = await generate();
    const params = { id: article.id };
    const saved = await send(updateArticle, {
      params,
      body: { title: 'Mine', content: 'My text.', baseVersion: article.version },
    });
    assert.equal(readArticle(saved.body).version, article.version + 1);
    const late = await send(updateArticle, {
      params,
      body: { title: 'Other', content: 'Other text.', baseVersion: article.version },
    });
    assert.equal(late.body.code, 'ARTICLE_CHANGED');
    assert.equal(readArticle((await send(getArticle, { params })).body).title, 'Mine');
    const { body } = await send(listArticleVersions, { params });
    assert.equal((body.versions as unknown[]).length, 2);
    const restored = await send(restoreArticleVersion, { params: { ...params, version: 1 } });
    assert.equal(readArticle(restored.body).content, article.content);
    assert.equal(readArticle(restored.body).version, 3);
  });

  it('creates, duplicates, deletes and restores an article', async () => {
    const ownArticle = readArticle(
      (await send(createArticle, { body: getSchemas(createArticle).example.body })).body,
    );
    assert.equal((await send(createArticle, { body: { title: ' ', content: 'x' } })).status, 400);
    const copy = readArticle((await send(duplicateArticle, { params: { id: ownArticle.id } })).body);
    assert.equal(copy.title, `${ownArticle.title} (copy)`);
    await send(deleteArticle, { params: { id: ownArticle.id } });
    assert.equal((await send(getArticle, { params: { id: ownArticle.id } })).status, 404);
    assert.equal(
      readArticle((await send(restoreArticle, { params: { id: ownArticle.id } })).body).id,
      ownArticle.id,
    );
  });

  it('keeps the labels that an article is created with, and none when none are given', async () => {
    const create = async (labels: object) => {
      const reply = await send(createArticle, { body: { title: 'Roses', content: 'Own words.', ...labels } });
      const { excerpt, categories, tags, authorName, wordCount } = readArticle(reply.body);
      return { excerpt, categories, tags, authorName, wordCount };
    };
    const labels = { excerpt: 'In short.', categories: ['Care'], tags: ['roses'], authorName: 'Ada' };
    assert.deepEqual(await create(labels), { ...labels, wordCount: 2 });
    assert.deepEqual(await create({}), {
      ...{ excerpt: '', categories: [], tags: [], authorName: '', wordCount: 2 },
    });
  });

  it('counts the words that readers see, in what is created and in what is saved', async () => {
    const content = '1. Prune [climbing roses](https://roses.example/pruning-guide)\n2. Water';
    const created = readArticle((await send(createArticle, { body: { title: 'Roses', content } })).body);
    assert.equal(created.wordCount, 4);
    const reply = await send(updateArticle, {
      params: { id: created.id },
      body: {
        title: 'Roses',
        content: `${content}\n\n![Two roses](/two-roses.webp) Enjoy.`,
        baseVersion: created.version,
      },
    });
    assert.equal(readArticle(reply.body).wordCount, 5);
  });

  it('does not restore an article after thirty days', async () => {
    const now = fixture.api.clock.now();
    const { id } = readArticle(
      (await send(createArticle, { body: getSchemas(createArticle).example.body })).body,
    );
    fixture.api.clock.set(new Date(now.getTime() - 30 * dayMs));
    await send(deleteArticle, { params: { id } });
    fixture.api.clock.set(now);
    assert.equal((await send(restoreArticle, { params: { id } })).status, 404);
  });

  it('lists the history without content, searches by prefix and pages by cursor', async () => {
    const list = async (query: Record<string, unknown>) =>
      (await send(getContentHistory, { query })).body.data as {
        content: { id: string; title: string; content?: string }[];
        hasMore: boolean;
        nextCursor: string | null;
      };
    const first = await list({ limit: 3 });
    assert.equal(first.content.length, 3);
    assert.equal(first.content[0]?.content, undefined);
    const next = await list({ limit: 3, cursor: first.nextCursor ?? '' });
    assert.ok(next.content.every(({ id }) => !first.content.some((row) => row.id === id)));
    assert.deepEqual((await list({ limit: 3, page: 2 })).content, next.content);
    assert.ok((await list({ search: 'prun' })).content.length > 0);
    assert.equal((await list({ search: 'zebra' })).content.length, 0);
    assert.equal((await send(getContentHistory, { query: { cursor: 'nonsense' } })).status, 400);
  });
});
