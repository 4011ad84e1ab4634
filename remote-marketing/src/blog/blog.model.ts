import type { BlogPost, Category } from './post.ts';

export interface BlogFilter {
  category: Category | 'All';
  tag: string | null;
  search: string;
}

/** Number of cards shown at first and added by each Load More. */
export const pageSize = 4;

const matchesSearch = (post: BlogPost, words: string): boolean =>
  `${post.title} ${post.excerpt} ${post.tags.join(' ')}`.toLowerCase().includes(words.trim().toLowerCase());

export const filterPosts = (posts: readonly BlogPost[], { category, tag, search }: BlogFilter): BlogPost[] =>
  posts.filter(
    (post) =>
      (category === 'All' || post.category === category) &&
      (!tag || post.tags.some((own) => own === tag)) &&
      matchesSearch(post, search),
  );

export const formatDate = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
