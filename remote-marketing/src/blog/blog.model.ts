import { categories, type BlogPost, type Category } from './post.ts';

export interface BlogFilter {
  category: Category | 'All';
  tag: string | null;
  search: string;
}

/** Number of cards shown at first and added by each Load More. */
export const pageSize = 4;

export const noFilter: BlogFilter = { category: 'All', tag: null, search: '' };

/** The filter in the query of an address. */
export const parseFilter = (search: URLSearchParams): BlogFilter => ({
  category: categories.find((category) => category === search.get('category')) ?? 'All',
  tag: search.get('tag'),
  search: search.get('search') ?? '',
});

/** The query of a filter; without what is not filtered. */
export const toSearch = (filter: BlogFilter): Record<string, string> => ({
  ...(filter.category !== 'All' && { category: filter.category }),
  ...(filter.tag && { tag: filter.tag }),
  ...(filter.search && { search: filter.search }),
});

/** The filter after a press on a tag: the pressed tag again clears it. */
export const toggleTag = (filter: BlogFilter, tag: string): BlogFilter => ({
  ...filter,
  tag: filter.tag === tag ? null : tag,
});

/** What the filter looks at. */
export type FilteredPost = Pick<BlogPost, 'id' | 'title' | 'excerpt' | 'tags' | 'category' | 'featured'>;

const matchesSearch = (post: FilteredPost, words: string): boolean =>
  `${post.title} ${post.excerpt} ${post.tags.join(' ')}`.toLowerCase().includes(words.trim().toLowerCase());

export const filterPosts = <Post extends FilteredPost>(
  posts: readonly Post[],
  { category, tag, search }: BlogFilter,
): Post[] =>
  posts.filter(
    (post) =>
      (category === 'All' || post.category === category) &&
      (!tag || post.tags.some((own) => own === tag)) &&
      matchesSearch(post, search),
  );

export interface BlogView {
  /** Ids of the posts on screen. */
  shownIds: ReadonlySet<string>;
  hasMore: boolean;
  isEmpty: boolean;
}

/** What the blog shows with this filter: the featured post and the first `visibleCount` of the others. */
export const computeBlogView = (
  posts: readonly FilteredPost[],
  filter: BlogFilter,
  visibleCount: number,
): BlogView => {
  const found = filterPosts(posts, filter);
  const cards = found.filter(({ featured }) => !featured);
  const shown = [...found.filter(({ featured }) => featured), ...cards.slice(0, visibleCount)];
  return {
    shownIds: new Set(shown.map(({ id }) => id)),
    hasMore: cards.length > visibleCount,
    isEmpty: found.length === 0,
  };
};

export const formatDate = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
