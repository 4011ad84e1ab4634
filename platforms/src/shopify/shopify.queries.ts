import { z } from 'zod';

export const article = z.object({
  id: z.string(),
  title: z.string(),
  handle: z.string(),
  isPublished: z.boolean(),
  /** When the article was, or will be, published. */
  publishedAt: z.string().nullish(),
  blog: z.object({ handle: z.string() }).nullish(),
  createdAt: z.string().nullish(),
  idempotencySlug: z.object({ value: z.string() }).nullish(),
});
export type ShopifyArticle = z.infer<typeof article>;

/** Metafield that holds our idempotency slug. Shops have stored it by this key: renaming it loses their posts. */
export const idempotencyField = { namespace: 'rankwright', key: 'marker' } as const;

const fields = `id title handle isPublished publishedAt createdAt blog { handle }
  idempotencySlug: metafield(namespace: "${idempotencyField.namespace}", key: "${idempotencyField.key}") { value }`;

export const shopQuery = {
  text: `query { shop { name myshopifyDomain primaryDomain { url } }
    blogs(first: 50) { nodes { id title handle } }
    currentAppInstallation { accessScopes { handle } } }`,
  reply: z.object({
    shop: z.object({ name: z.string(), primaryDomain: z.object({ url: z.string() }) }),
    blogs: z.object({ nodes: z.array(z.object({ id: z.string(), title: z.string(), handle: z.string() })) }),
    currentAppInstallation: z.object({ accessScopes: z.array(z.object({ handle: z.string() })) }).nullish(),
  }),
};

export const articleQuery = {
  text: `query($id: ID!) { article(id: $id) { ${fields} } }`,
  reply: z.object({ article: article.nullable() }),
};

const page = z.object({ nodes: z.array(article) });

export const articlesQuery = {
  text: `query($query: String, $first: Int!) { articles(first: $first, query: $query, sortKey: ID, reverse: true) { nodes { ${fields} } } }`,
  reply: z.object({ articles: page }),
};

/** Oldest first, as pagination by `sinceId` requires. */
export const listQuery = {
  text: `query($query: String, $first: Int!) { articles(first: $first, query: $query, sortKey: ID) { nodes { ${fields} } } }`,
  reply: z.object({ articles: page }),
};

const articleMutationResult = z.object({
  article: article.nullable(),
  userErrors: z.array(z.object({ code: z.string().nullish(), message: z.string() })),
});
export type ArticleMutationResult = z.infer<typeof articleMutationResult>;

export const createMutation = {
  text: `mutation($article: ArticleCreateInput!) { articleCreate(article: $article) { article { ${fields} } userErrors { code field message } } }`,
  reply: z.object({ articleCreate: articleMutationResult }).transform(({ articleCreate }) => articleCreate),
};

export const updateMutation = {
  text: `mutation($id: ID!, $article: ArticleUpdateInput!) { articleUpdate(id: $id, article: $article) { article { ${fields} } userErrors { code field message } } }`,
  reply: z.object({ articleUpdate: articleMutationResult }).transform(({ articleUpdate }) => articleUpdate),
};
