import type { AssessedText, Finding } from './finding.model.ts';
import { checkSlug, listMetaFindings } from './searchResult.model.ts';

const text: AssessedText = {
  title: 'A title of thirty characters..',
  content: '',
  metaTitle: '',
  metaDescription: '',
  slug: '',
  primaryKeyword: '',
  secondaryKeywords: [],
};
const find = (id: string, change: Partial<AssessedText>): Finding | undefined =>
  listMetaFindings({ ...text, ...change }).find((found) => found.id === id);

describe('the length of the title', () => {
  const target = { kind: 'field', field: 'title' };

  it.each([
    [29, 'improve', 'Lengthen the title to at least 30 characters.'],
    [30, 'good', 'The title fits a search result.'],
    [60, 'good', 'The title fits a search result.'],
    [61, 'improve', 'Shorten the title by 1 characters so that it is not cut off.'],
    [0, 'problem', 'Lengthen the title to at least 30 characters.'],
  ])('of %i characters is %s: %s', (size, grade, words) => {
    expect(find('title-length', { title: 'x'.repeat(size) })).toEqual({
      id: 'title-length',
      grade,
      text: words,
      target,
    });
  });

  it('is that of the SEO title, where there is one', () => {
    const target = { kind: 'field', field: 'metaTitle' };
    expect(find('title-length', { metaTitle: ` ${'x'.repeat(60)} ` })).toMatchObject({
      grade: 'good',
      target,
    });
    expect(find('title-length', { metaTitle: '   ' })?.target).toEqual({ kind: 'field', field: 'title' });
  });

  it('does not count spaces around the title', () => {
    expect(find('title-length', { title: ` ${'x'.repeat(60)} ` })?.grade).toBe('good');
  });
});

describe('the keyword in the title', () => {
  it.each([
    ['roses', 'good', 'The title includes the keyword.'],
    ['tulips', 'problem', 'Add “tulips” to the title.'],
  ])('%s is %s: %s', (primaryKeyword, grade, words) => {
    expect(find('title-keyword', { title: 'All about roses', primaryKeyword })).toEqual({
      id: 'title-keyword',
      grade,
      text: words,
      target: { kind: 'field', field: 'title' },
    });
  });

  it('comes before the length, and not at all when there is no keyword', () => {
    const listIds = (primaryKeyword: string) =>
      listMetaFindings({ ...text, primaryKeyword }).map(({ id }) => id);
    expect(listIds('roses')).toEqual(['title-keyword', 'title-length', 'description']);
    expect(listIds('  ')).toEqual(['title-length', 'description']);
  });
});

describe('the meta description', () => {
  it.each([
    [0, 'problem', 'Write a meta description. People read it before they click.'],
    [69, 'improve', 'Lengthen the meta description to at least 70 characters.'],
    [70, 'good', 'The meta description fits a search result.'],
    [160, 'good', 'The meta description fits a search result.'],
    [162, 'improve', 'Shorten the meta description by 2 characters.'],
  ])('of %i characters is %s: %s', (size, grade, words) => {
    expect(find('description', { metaDescription: ` ${'x'.repeat(size)} ` })).toEqual({
      id: 'description',
      grade,
      text: words,
      target: { kind: 'field', field: 'metaDescription' },
    });
  });

  it.each([
    ['roses', 'good', 'The meta description fits a search result.'],
    ['tulips', 'improve', 'Use “tulips” in the meta description.'],
    ['  ', 'good', 'The meta description fits a search result.'],
  ])('with the keyword "%s" is %s: %s', (primaryKeyword, grade, words) => {
    const metaDescription = `For people who love roses${'.'.repeat(60)}`;
    expect(find('description', { metaDescription, primaryKeyword })).toMatchObject({ grade, text: words });
  });
});

it.each([
  ['', 'rose pruning', 'problem', 'Add a URL slug.'],
  ['  ', '', 'problem', 'Add a URL slug.'],
  ['my-rose-pruning', 'Rose Pruning', 'good', 'The URL slug describes the article.'],
  ['tulips', 'Rose Pruning', 'improve', 'Use “rose-pruning” in the URL slug.'],
  ['tulips', '', 'good', 'The URL slug describes the article.'],
])('finds the slug "%s" for the keyword "%s" to be %s: %s', (slug, primaryKeyword, grade, words) => {
  expect(checkSlug({ ...text, slug, primaryKeyword })).toEqual({
    id: 'slug',
    grade,
    text: words,
    target: { kind: 'field', field: 'slug' },
  });
});
