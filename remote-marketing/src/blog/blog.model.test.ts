import {
  filterPosts,
  formatDate,
  noFilter,
  parseFilter,
  toggleTag,
  toSearch,
  type BlogFilter,
} from './blog.model.ts';
import type { BlogPost } from './post.ts';

const roses: BlogPost = {
  id: '1',
  slug: 'roses',
  title: 'Pruning roses',
  excerpt: 'When the frost is over.',
  content: [],
  sources: [],
  author: 'The team',
  publishedAt: '2026-11-01',
  readTime: '4 min read',
  tags: ['SEO', 'AI'],
  category: 'Marketing',
  featured: false,
  image: 'writing',
};
const tulips: BlogPost = {
  ...roses,
  title: 'Tulips',
  excerpt: 'Plant early.',
  tags: ['AI'],
  category: 'SEO',
};
const listTitles = (filter: Partial<BlogFilter>) =>
  filterPosts([roses, tulips], { category: 'All', tag: null, search: '', ...filter }).map(
    ({ title }) => title,
  );

describe('the filter in the address', () => {
  it('is read, and written where it is set', () => {
    const filter: BlogFilter = { category: 'SEO', tag: 'AI', search: 'roses' };
    expect(toSearch(filter)).toEqual({ category: 'SEO', tag: 'AI', search: 'roses' });
    expect(parseFilter(new URLSearchParams(toSearch(filter)))).toEqual(filter);
    expect(toSearch(noFilter)).toEqual({});
    expect(parseFilter(new URLSearchParams('category=Unknown'))).toEqual(noFilter);
    expect(noFilter).toEqual({ category: 'All', tag: null, search: '' });
  });

  it('clears a tag that is pressed again', () => {
    expect(toggleTag(noFilter, 'AI')).toEqual({ ...noFilter, tag: 'AI' });
    expect(toggleTag({ ...noFilter, tag: 'AI' }, 'AI')).toEqual(noFilter);
    expect(toggleTag({ ...noFilter, tag: 'AI' }, 'SEO').tag).toBe('SEO');
  });
});

describe('filtering the blog', () => {
  it('shows every post without a filter', () => {
    expect(listTitles({})).toEqual(['Pruning roses', 'Tulips']);
  });

  it('shows one category, and one tag', () => {
    expect(listTitles({ category: 'SEO' })).toEqual(['Tulips']);
    expect(listTitles({ tag: 'SEO' })).toEqual(['Pruning roses']);
    expect(listTitles({ tag: 'AI' })).toEqual(['Pruning roses', 'Tulips']);
    expect(listTitles({ category: 'SEO', tag: 'SEO' })).toEqual([]);
  });

  it.each([
    ['the title', ' PRUNING '],
    ['the excerpt', 'frost'],
    ['a tag', 'seo ai'],
  ])('searches %s', (_, search) => {
    expect(listTitles({ search })).toEqual(['Pruning roses']);
  });

  it('writes the date out, the same in every time zone', () => {
    expect(formatDate('2026-11-01')).toBe('November 1, 2026');
  });
});
