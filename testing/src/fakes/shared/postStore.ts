import { appendFileSync, existsSync, readFileSync } from 'node:fs';

export interface StoredPost {
  id: string;
  slug: string;
  title: string;
  status: string;
  [field: string]: unknown;
}

/** The posts of a fake. With a file they survive a restart, so that a test can kill the fake too. */
export interface PostStore {
  all(): StoredPost[];
  get(id: string): StoredPost | undefined;
  findBySlug(slug: string): StoredPost | undefined;
  put(post: StoredPost): StoredPost;
  remove(id: string): void;
  clear(): void;
}

const readPosts = (file: string): StoredPost[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as StoredPost)
    : [];

export const openPostStore = (file?: string): PostStore => {
  const posts = new Map<string, StoredPost>();
  if (file) for (const post of readPosts(file)) posts.set(post.id, post);
  return {
    all: () => [...posts.values()],
    get: (id) => posts.get(id),
    findBySlug: (slug) => [...posts.values()].find((post) => post.slug === slug),
    put: (post) => {
      posts.set(post.id, post);
      if (file) appendFileSync(file, `${JSON.stringify(post)}\n`);
      return post;
    },
    remove: (id) => void posts.delete(id),
    clear: () => posts.clear(),
  };
};
