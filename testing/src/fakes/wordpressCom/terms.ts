import type { FastifyInstance } from 'fastify';
import type { StoredPost } from '../shared/postStore.ts';
import type { RejectRequest } from './rejectRequest.ts';

type Kind = 'categories' | 'tags';

/** Every site has the category of posts without one. */
const own: Record<Kind, readonly string[]> = { categories: ['Uncategorized'], tags: [] };

/** Registers the categories and tags that posts have brought along. */
export const registerTerms = (
  app: FastifyInstance,
  listPosts: () => readonly StoredPost[],
  rejectRequest: RejectRequest,
): void => {
  for (const kind of ['categories', 'tags'] as const)
    app.get(`/rest/v1.1/sites/:site/${kind}`, (request, reply) => {
      const names = [...own[kind], ...listPosts().flatMap((post) => (post[kind] ?? []) as string[])];
      const terms = [...new Set(names)].map((name, index) => ({ ID: index + 1, name }));
      return rejectRequest(request, reply) ?? { found: terms.length, [kind]: terms };
    });
};
