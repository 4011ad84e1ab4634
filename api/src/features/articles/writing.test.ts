import { getSchemas } from '@rankwright/contracts/endpoints';
import {
  generateArticle,
  generateArticleIdeas,
  getArticle,
  rewriteContent,
  type Article,
  type Idea,
} from '@rankwright/contracts/articles';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setUpAccountFixture } from '../../testing/accountFixture.ts';

describe('generating, rewriting and ideas', () => {
  const fixture = setUpAccountFixture();
  const { send } = fixture;
  const readArticle = (body: Record<string, unknown>): Article => body.article as Article;

  it('writes for the requested keywords, industry, audience and length [C-244]', async () => {
    const request = {
      primaryKeyword: 'orchid care',
      secondaryKeywords: 'repotting, humidity',
      industry: 'Gardening',
      targetAudience: 'office workers',
      wordCount: 500,
    };
    const { article } = (await send(generateArticle, { body: request })).body as { article: Article };
    assert.match(article.title, /Orchid Care/);
    for (const text of ['orchid care', 'office workers'])
      assert.ok(article.content.toLowerCase().includes(text), text);
    for (const [name, value] of Object.entries(request))
      assert.equal(article.receipt?.inputs[name], value, name);
  });

  it('rewrites content for its style, tone, audience and keyword and saves it as an article [C-165, C-245]', async () => {
    const request = {
      originalContent: "In order to prune roses, don't wait. It's easy to start.",
      rewriteStyle: 'Academic and formal',
      tone: 'Authoritative',
      targetAudience: 'new gardeners',
      primaryKeyword: 'prune roses',
    };
    const article = readArticle((await send(rewriteContent, { body: request })).body);
    assert.match(article.content, /do not wait/);
    assert.notEqual(article.title, '');
    const saved = readArticle((await send(getArticle, { params: { id: article.id } })).body);
    assert.deepEqual([saved.title, saved.content], [article.title, article.content]);
    assert.deepEqual([saved.targetAudience, saved.primaryKeyword], ['new gardeners', 'prune roses']);
    const casual = { ...request, rewriteStyle: 'Casual and conversational', tone: 'Friendly' };
    const other = readArticle((await send(rewriteContent, { body: casual })).body);
    assert.notEqual(other.content, article.content);
    assert.equal((await send(rewriteContent, { body: { originalContent: ' ' } })).status, 400);
  });

  it('returns distinct ideas, at most the requested number [C-166]', async () => {
    const { body } = await send(generateArticleIdeas, {
      body: { ...getSchemas(generateArticleIdeas).example.body, numberOfIdeas: 15 },
    });
    const titles = (body.ideas as { articleIdeas: { title: string }[] }).articleIdeas.map(
      ({ title }) => title,
    );
    assert.ok(titles.length >= 5 && titles.length <= 15);
    assert.equal(new Set(titles).size, titles.length);
  });

  it('suggests ideas of the requested type for the given keywords [C-246]', async () => {
    const request = {
      industry: 'Gardening',
      targetAudience: 'balcony gardeners',
      contentType: 'Listicles',
      keywords: 'tomatoes, basil',
      numberOfIdeas: 5,
    };
    const { ideas } = (await send(generateArticleIdeas, { body: request })).body as {
      ideas: { articleIdeas: Idea[] };
    };
    assert.ok(ideas.articleIdeas.length > 0 && ideas.articleIdeas.length <= 5);
    assert.ok(ideas.articleIdeas.every(({ contentType }) => contentType === 'Listicles'));
    const subjects = ideas.articleIdeas.flatMap(({ keywords }) => keywords);
    assert.ok(subjects.includes('tomatoes') && subjects.includes('basil'), subjects.join());
  });
});
