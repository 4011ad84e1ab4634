import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  parsePublishInput,
  createPublishInput,
  getWishedSlug,
  withArticleFields,
  withPublishDefaults,
  type PublishedArticle,
  type PublishInput,
} from './publishInput.model.ts';

const article: PublishedArticle = {
  id: 'a',
  kind: 'written',
  version: 3,
  title: 'Roses',
  content: 'Late winter.',
  slug: 'roses',
  metaTitle: 'Prune roses',
  metaDescription: 'How.',
  imageUrl: 'https://a.example/rose',
  imageAlt: 'A rose',
  excerpt: 'Late.',
  categories: ['Garden'],
  tags: ['roses'],
  authorName: 'Ada',
};
const bare = { ...article, categories: [], tags: [], authorName: '' };
const defaults = { categories: ['Home'], tags: ['home'], author: 'Grace' };

describe('what is sent of an article', () => {
  it('are its own fields', () => {
    assert.deepEqual(createPublishInput(article, 'wix', { defaults }), {
      articleId: 'a',
      version: 3,
      title: 'Roses',
      content: 'Late winter.',
      status: 'PUBLISHED',
      setsStatus: false,
      slug: undefined,
      excerpt: 'Late.',
      metaTitle: 'Prune roses',
      metaDescription: 'How.',
      categories: ['Garden'],
      tags: ['roses'],
      imageUrl: 'https://a.example/rose',
      imageAlt: 'A rose',
      author: 'Ada',
    });
  });

  it('are the options before, and the defaults after them', () => {
    const options = { slug: 'x', excerpt: '', categories: [], tags: ['x'], author: '' };
    const sent = createPublishInput(article, 'wix', { options, defaults });
    assert.deepEqual(
      [sent.slug, sent.excerpt, sent.categories, sent.tags, sent.author],
      ['x', '', [], ['x'], ''],
    );
    const { categories, tags, author } = createPublishInput(bare, 'wix', { defaults });
    assert.deepEqual({ categories, tags, author }, defaults);
    const none = createPublishInput(bare, 'wix');
    assert.deepEqual([none.categories, none.tags, none.author], [[], [], undefined]);
  });

  it('says of a post that was on its site before', () => {
    const imported = { ...article, kind: 'imported' as const };
    const input: PublishInput = { title: 'Roses', content: 'Text.', tags: [], status: 'publish' };
    assert.equal(createPublishInput(imported, 'wordpress').isImported, true);
    assert.equal(withArticleFields(input, imported).isImported, true);
    assert.equal(withArticleFields(input, article).isImported, undefined);
  });

  it('is a draft where somebody says so', () => {
    const read = (more: object) => createPublishInput(article, 'wordpress', more).status;
    assert.equal(read({}), 'publish');
    assert.equal(read({ defaults: { publishAs: 'draft' } }), 'draft');
    assert.equal(read({ defaults: { publishAs: 'draft' }, asDraft: false }), 'publish');
    assert.equal(read({ asDraft: true }), 'draft');
    assert.equal(read({ asDraft: true, makesPublic: true }), 'publish');
  });
});

describe('a request to the endpoint of a platform', () => {
  const request = { title: 'Roses', content: 'Late winter.', tags: [] };

  it('has what it names', () => {
    const own = { ...request, tags: ['x'], categories: [], author: 'Own', status: 'private' };
    assert.deepEqual(withPublishDefaults(own, 'wordpress', defaults, article), { ...own, setsStatus: true });
  });

  it('has the values of the article, then the defaults', () => {
    const { categories, tags, author, status } = withPublishDefaults(request, 'wordpress', defaults, article);
    assert.deepEqual([categories, tags, author, status], [['Garden'], ['roses'], 'Ada', 'publish']);
    assert.equal(withPublishDefaults(request, 'wordpress', defaults).setsStatus, false);
    for (const known of [undefined, bare]) {
      const sent = withPublishDefaults(
        { ...request, author: '' },
        'wix',
        { ...defaults, publishAs: 'draft' },
        known,
      );
      assert.deepEqual(
        [sent.categories, sent.tags, sent.author, sent.status],
        [['Home'], ['home'], 'Grace', 'DRAFT'],
      );
    }
    const none = withPublishDefaults(request, 'wix', {});
    assert.deepEqual([none.categories, none.tags, none.author], [undefined, [], undefined]);
  });

  it('is of a version when it has its title and text', () => {
    const input: PublishInput = { ...request, status: 'publish' };
    assert.deepEqual(withArticleFields({ ...input, content: ' Late winter.\n' }, article), {
      ...input,
      content: ' Late winter.\n',
      articleId: 'a',
      version: 3,
      metaTitle: 'Prune roses',
      metaDescription: 'How.',
      imageUrl: 'https://a.example/rose',
      imageAlt: 'A rose',
    });
    for (const change of [{ title: 'x' }, { content: 'x' }])
      assert.equal(withArticleFields({ ...input, ...change }, article).version, undefined);
    assert.equal(withArticleFields({ ...input, title: 'x', version: 2 }, article).version, 2);
    assert.equal(withArticleFields(input, { ...article, content: 'Late winter. ' }).version, 3);
    const own = { metaTitle: '', metaDescription: '', imageUrl: '', imageAlt: '' };
    const { metaTitle, metaDescription, imageUrl, imageAlt } = withArticleFields(
      { ...input, ...own },
      article,
    );
    assert.deepEqual({ metaTitle, metaDescription, imageUrl, imageAlt }, own);
  });

  it('asks for a slug', () => {
    const ask = (slug: string | undefined, known: string) =>
      getWishedSlug({ slug, title: 'All Roses' }, { slug: known }, 'wordpress');
    assert.equal(ask('My Roses', 'roses'), 'my-roses');
    assert.equal(ask(undefined, 'roses'), 'roses');
    assert.equal(ask('!', 'roses'), 'roses');
    assert.equal(ask(undefined, ''), 'all-roses');
    assert.equal(ask('Розы', ''), 'розы');
    assert.equal(getWishedSlug({ title: 'Розы зимой' }, { slug: '' }, 'webflow'), 'rozy-zimoy');
  });
});

describe('what is stored with a publication', () => {
  const stored = { articleId: 'a', title: 'Title', content: 'Text', status: 'publish' };

  it('is read as it was sent, also without the tags that it may lack', () => {
    assert.deepEqual(parsePublishInput({ ...stored, imageUrl: null }), {
      ...stored,
      imageUrl: null,
      tags: [],
    });
  });

  it('is refused without a text, or with one that is no text', () => {
    for (const content of [undefined, null, 3, ['Text']])
      assert.throws(() => parsePublishInput({ ...stored, content }), /content/);
  });
});
