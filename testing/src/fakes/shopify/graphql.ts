import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FakePlatformContext } from '../shared/fakePlatform.ts';
import type { StoredPost } from '../shared/postStore.ts';
import { toArticle, blogs, validateArticle, type ArticleInput, type UserError } from './articles.ts';
import type { ShopifySwitches } from './shopify.switches.ts';

interface Variables {
  id?: string;
  query?: string;
  blog?: string;
  first?: number;
  after?: string;
  article?: ArticleInput;
}
type ShopifyContext = FakePlatformContext<ShopifySwitches>;

const cost = {
  requestedQueryCost: 12,
  actualQueryCost: 12,
  throttleStatus: { maximumAvailable: 2_000, currentlyAvailable: 1_988, restoreRate: 100 },
};
const throttledResponse = {
  errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
  extensions: {
    cost: {
      ...cost,
      actualQueryCost: null,
      throttleStatus: { ...cost.throttleStatus, currentlyAvailable: 0 },
    },
  },
};
const createAccessDenied = (field: string) => ({
  data: null,
  errors: [
    {
      message: `Access denied for ${field} field. Required access: \`write_content\` access scope.`,
      extensions: { code: 'ACCESS_DENIED' },
      path: [field],
    },
  ],
});

const findFreeHandle = ({ posts }: ShopifyContext, handle: string): string => {
  let count = 0;
  let free = handle;
  while (posts.findBySlug(free)) free = `${handle}-${(count += 1)}`;
  return free;
};

const mergeArticle = (
  before: StoredPost | undefined,
  input: ArticleInput,
  id: string,
  handle: string,
): StoredPost => ({
  ...before,
  ...input,
  id,
  slug: handle,
  title: input.title ?? before?.title ?? '',
  status: (input.isPublished ?? before?.status === 'published') ? 'published' : 'draft',
  publishedAt: input.publishDate ?? before?.publishedAt ?? null,
  createdAt: before?.createdAt ?? new Date().toISOString(),
});

const createMutationResponse = (name: string, post: StoredPost | null, errors: UserError[]) => ({
  data: { [name]: { article: post && toArticle(post), userErrors: errors } },
  extensions: { cost },
});

const uploadFailedError: UserError = {
  code: 'UPLOAD_FAILED',
  field: ['article', 'image'],
  message: 'Image could not be uploaded',
};

/** Runs `articleCreate` and `articleUpdate`. */
const mutateArticle = (
  context: ShopifyContext,
  request: FastifyRequest,
  name: string,
  { id, article = {} }: Variables,
) => {
  const { posts, switches, faults } = context;
  const before = id ? posts.get(id) : undefined;
  if (id && !before)
    return createMutationResponse(name, null, [
      { code: 'NOT_FOUND', field: ['id'], message: 'Article not found' },
    ]);
  const other = article.handle ? posts.findBySlug(article.handle) : undefined;
  const isHandleTaken = other !== undefined && other.id !== id;
  const userError = validateArticle(
    article,
    !id,
    isHandleTaken && switches.duplicateHandle === 'taken',
    new Date(),
  );
  if (userError) return createMutationResponse(name, null, [userError]);
  const isUploadFailing = article.image !== undefined && switches.upload !== 'works';
  if (isUploadFailing && switches.upload === 'fails')
    return createMutationResponse(name, null, [uploadFailedError]);
  const requestedHandle = article.handle ?? before?.slug ?? 'article';
  const post = posts.put(
    mergeArticle(
      before,
      article,
      id ?? `gid://shopify/Article/${posts.all().length + 1}`,
      isHandleTaken ? findFreeHandle(context, requestedHandle) : requestedHandle,
    ),
  );
  faults.markStored(request);
  return createMutationResponse(
    name,
    isUploadFailing ? null : post,
    isUploadFailing ? [uploadFailedError] : [],
  );
};

const listArticles = (
  { posts, switches }: ShopifyContext,
  { query = '', first = 50, blog, after }: Variables,
) => {
  const handle = /handle:"?([^"\s]+)"?/.exec(query)?.[1];
  const since = /id:>(\d+)/.exec(query)?.[1];
  const published = /published_status:(\w+)/.exec(query)?.[1];
  const found = posts
    .all()
    .filter((post) => !blog || post.blogId === blog)
    .filter(({ id }) => !since || Number(id.split('/').at(-1)) > Number(since))
    .filter((post) => !handle || switches.handleFilter === 'ignored' || post.slug === handle)
    .filter(
      (post) =>
        !published || published === 'any' || (published === 'published') === (post.status === 'published'),
    );
  const from = after ? found.findIndex(({ id }) => id === after) + 1 : 0;
  const nodes = found.slice(from, from + first).map(toArticle);
  const articles = {
    nodes,
    pageInfo: { hasNextPage: found.length > from + first, endCursor: nodes.at(-1)?.id ?? null },
  };
  return { data: blog ? { blog: { articles } } : { articles }, extensions: { cost } };
};

const createShopResponse = (host: string) => ({
  data: {
    shop: { name: 'Garden Goods', myshopifyDomain: host, primaryDomain: { url: `https://${host}` } },
    blogs: { nodes: blogs },
    currentAppInstallation: { accessScopes: [{ handle: 'read_content' }, { handle: 'write_content' }] },
  },
  extensions: { cost },
});

const runQuery = (
  context: ShopifyContext,
  request: FastifyRequest,
  host: string,
  query: string,
  variables: Variables,
) => {
  const name = /\b(articleCreate|articleUpdate)\b/.exec(query)?.[1];
  if (name && context.switches.accessDenied) return createAccessDenied(name);
  if (name) return mutateArticle(context, request, name, variables);
  if (/\barticle\(id/.test(query)) {
    const post = context.posts.get(variables.id ?? '');
    return { data: { article: post ? toArticle(post) : null }, extensions: { cost } };
  }
  if (/\barticles\(/.test(query)) return listArticles(context, variables);
  const reply = createShopResponse(host);
  if (context.switches.accessDenied)
    reply.data.currentAppInstallation.accessScopes = [{ handle: 'read_content' }];
  return reply;
};

export const registerGraphql = (context: ShopifyContext, isValidToken: (token: string) => boolean): void => {
  const { app, switches } = context;
  const reject = (token: string, reply: FastifyReply) => {
    if (switches.frozen) return reply.code(402).send({ errors: 'Unavailable Shop' });
    if (!isValidToken(token))
      return reply
        .code(401)
        .send({ errors: '[API] Invalid API key or access token (unrecognized login or wrong password)' });
    if (switches.throttled !== 'no') return reply.code(Number(switches.throttled)).send(throttledResponse);
    return null;
  };
  app.post<{ Params: { shop: string; version: string }; Body: { query: string; variables?: Variables } }>(
    '/:shop/admin/api/:version/graphql.json',
    (request, reply) => {
      const { params, body, headers } = request;
      void reply.header('x-shopify-api-version', params.version);
      const rejected = reject(String(headers['x-shopify-access-token']), reply);
      return rejected ?? runQuery(context, request, params.shop, body.query, body.variables ?? {});
    },
  );
};
