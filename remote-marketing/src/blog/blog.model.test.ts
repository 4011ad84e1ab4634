import { filterPosts, formatDate, type BlogFilter } from './blog.model.ts';
import type { BlogPost } from './post.ts';

const roses: BlogPost = {
  id: '1',
  slug: 'roses',
  title: 'Pruning roses',
  excerpt: 'When the frost is over.',
  content: [],
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
