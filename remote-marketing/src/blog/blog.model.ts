import type { BlogPost, Category } from './post.ts';

export interface BlogFilter {
  category: Category | 'All';
  tag: string | null;
  search: string;
}

/** How many cards are shown at first and added by Load More. */
export const pageSize = 4;

const mentions = (post: BlogPost, words: string): boolean =>
  `${post.title} ${post.excerpt} ${post.tags.join(' ')}`.toLowerCase().includes(words.trim().toLowerCase());

export const filterPosts = (posts: readonly BlogPost[], { category, tag, search }: BlogFilter): BlogPost[] =>
  posts.filter(
    (post) =>
      (category === 'All' || post.category === category) &&
      (!tag || post.tags.some((own) => own === tag)) &&
      mentions(post, search),
  );

export const readableDate = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
