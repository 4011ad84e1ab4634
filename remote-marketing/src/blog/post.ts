import type { IllustrationName } from '@rankwright/shared-ui/core';

export const categories = ['SEO', 'Marketing', 'Technology', 'E-commerce'] as const;
export type Category = (typeof categories)[number];

export const popularTags = [
  'SEO',
  'Content Marketing',
  'Link Building',
  'Technical SEO',
  'Local SEO',
  'AI',
  'Analytics',
] as const;
export type Tag = (typeof popularTags)[number];

export interface PostSection {
  heading: string;
  paragraphs: readonly string[];
  /** Points below the paragraphs. */
  list?: readonly string[];
}

export interface PostSource {
  title: string;
  url: string;
}

export interface BlogPost {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  content: readonly PostSection[];
  sources: readonly PostSource[];
  author: string;
  /** ISO date, `YYYY-MM-DD`. */
  publishedAt: string;
  readTime: string;
  tags: readonly Tag[];
  category: Category;
  featured: boolean;
  image: IllustrationName;
}
