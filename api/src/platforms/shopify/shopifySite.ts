import { openShopify } from '@rankwright/platforms/shopify/shopify';
import type { PlatformContext } from '@rankwright/platforms/port/platform';
import { createContext, createRecordedSite, type RecordedAnswer } from '../recordedSite.ts';

/** A connected shop that gives these answers. Requests to its API are listed as `[query, variables]`. */
export const openShop = (
  settings: object,
  secrets: object,
  answers: readonly RecordedAnswer[],
  change: Partial<PlatformContext> = {},
) => {
  const recorded = createRecordedSite(...answers);
  const context = createContext(recorded.outbound, {
    env: { SHOPIFY_API_URL: 'https://shopify.example/{shop}' },
    ...change,
  });
  const site = openShopify(context, { shopUrl: 'garden', apiKey: 'id', ...settings }, secrets);
  const listQueries = () =>
    recorded.sent
      .filter(({ url }) => url.endsWith('graphql.json'))
      .map(({ body }) => {
        const { query, variables } = JSON.parse(body as string) as { query: string; variables: unknown };
        return [query.replaceAll(/\s+/g, ' '), variables] as const;
      });
  return { site, sent: recorded.sent, listQueries };
};

export const token = { accessToken: 'shpat_1' };

const fields =
  'id title handle isPublished publishedAt createdAt blog { handle } idempotencySlug: metafield(namespace: "rankwright", key: "marker") { value }';

export const queries = {
  shop: 'query { shop { name myshopifyDomain primaryDomain { url } } blogs(first: 50) { nodes { id title handle } } currentAppInstallation { accessScopes { handle } } }',
  article: `query($id: ID!) { article(id: $id) { ${fields} } }`,
  articles: `query($query: String, $first: Int!) { articles(first: $first, query: $query, sortKey: ID, reverse: true) { nodes { ${fields} } } }`,
  list: `query($query: String, $first: Int!) { articles(first: $first, query: $query, sortKey: ID) { nodes { ${fields} } } }`,
  create: `mutation($article: ArticleCreateInput!) { articleCreate(article: $article) { article { ${fields} } userErrors { code field message } } }`,
  update: `mutation($id: ID!, $article: ArticleUpdateInput!) { articleUpdate(id: $id, article: $article) { article { ${fields} } userErrors { code field message } } }`,
};

export const createShopArticle = (change: object = {}) => ({
  id: 'gid://7',
  title: 'How to prune roses',
  handle: 'roses',
  isPublished: true,
  blog: { handle: 'news' },
  ...change,
});

export const data = (content: object) => ({ body: { data: content } });
export const found = (...nodes: object[]): RecordedAnswer => data({ articles: { nodes } });
export const created = (article: object | null, ...userErrors: object[]): RecordedAnswer =>
  data({ articleCreate: { article, userErrors } });
export const updated = (article: object | null, ...userErrors: object[]): RecordedAnswer =>
  data({ articleUpdate: { article, userErrors } });

/** The answer to a question about the shop. */
export const shop = (change: object = {}) => ({
  shop: { name: 'Garden', primaryDomain: { url: 'https://garden.example' } },
  blogs: {
    nodes: [
      { id: 'b1', title: 'News', handle: 'news' },
      { id: 'b2', title: 'Tips', handle: 'tips' },
    ],
  },
  currentAppInstallation: { accessScopes: [{ handle: 'read_content' }, { handle: 'write_content' }] },
  ...change,
});
