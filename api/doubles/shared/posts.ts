import { appendFileSync, existsSync, readFileSync } from 'node:fs';

export interface Kept {
  id: string;
  slug: string;
  title: string;
  status: string;
  [field: string]: unknown;
}

/** The posts of a double. With a file they outlive it, so that a test can kill the double too. */
export interface Posts {
  all(): Kept[];
  get(id: string): Kept | undefined;
  bySlug(slug: string): Kept | undefined;
  put(post: Kept): Kept;
  remove(id: string): void;
  clear(): void;
}

const read = (file: string): Kept[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Kept)
    : [];

export const openPosts = (file?: string): Posts => {
  const posts = new Map<string, Kept>();
  if (file) for (const post of read(file)) posts.set(post.id, post);
  return {
    all: () => [...posts.values()],
    get: (id) => posts.get(id),
    bySlug: (slug) => [...posts.values()].find((post) => post.slug === slug),
    put: (post) => {
      posts.set(post.id, post);
      if (file) appendFileSync(file, `${JSON.stringify(post)}\n`);
      return post;
    },
    remove: (id) => void posts.delete(id),
    clear: () => posts.clear(),
  };
};
