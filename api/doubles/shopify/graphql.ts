import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DoubleParts } from '../shared/double.ts';
import type { Kept } from '../shared/posts.ts';
import { articleOf, blogs, refusalOf, type ArticleInput, type UserError } from './articles.ts';
import type { ShopifySwitches } from './shopify.switches.ts';

interface Variables {
  id?: string;
  query?: string;
  blog?: string;
  first?: number;
  after?: string;
  article?: ArticleInput;
}
type Parts = DoubleParts<ShopifySwitches>;

const cost = {
  requestedQueryCost: 12,
  actualQueryCost: 12,
  throttleStatus: { maximumAvailable: 2_000, currentlyAvailable: 1_988, restoreRate: 100 },
};
const throttled = {
  errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
  extensions: {
    cost: {
      ...cost,
      actualQueryCost: null,
      throttleStatus: { ...cost.throttleStatus, currentlyAvailable: 0 },
    },
  },
};
const denied = (field: string) => ({
  data: null,
  errors: [
    {
      message: `Access denied for ${field} field. Required access: \`write_content\` access scope.`,
      extensions: { code: 'ACCESS_DENIED' },
      path: [field],
    },
  ],
});

const freeHandle = ({ posts }: Parts, handle: string): string => {
  let count = 0;
  let free = handle;
  while (posts.bySlug(free)) free = `${handle}-${(count += 1)}`;
  return free;
};

const kept = (before: Kept | undefined, input: ArticleInput, id: string, handle: string): Kept => ({
  ...before,
  ...input,
  id,
  slug: handle,
  title: input.title ?? before?.title ?? '',
  status: (input.isPublished ?? before?.status === 'published') ? 'published' : 'draft',
  publishedAt: input.publishDate ?? before?.publishedAt ?? null,
});

const answer = (name: string, post: Kept | null, errors: UserError[]) => ({
  data: { [name]: { article: post && articleOf(post), userErrors: errors } },
  extensions: { cost },
});

const uploadFailed: UserError = {
  code: 'UPLOAD_FAILED',
  field: ['article', 'image'],
  message: 'Image could not be uploaded',
};

/** `articleCreate` and `articleUpdate`. */
const write = (parts: Parts, request: FastifyRequest, name: string, { id, article = {} }: Variables) => {
  const { posts, switches, faults } = parts;
  const before = id ? posts.get(id) : undefined;
  if (id && !before)
    return answer(name, null, [{ code: 'NOT_FOUND', field: ['id'], message: 'Article not found' }]);
  const other = article.handle ? posts.bySlug(article.handle) : undefined;
  const taken = other !== undefined && other.id !== id;
  const refusal = refusalOf(article, !id, taken && switches.duplicateHandle === 'taken', new Date());
  if (refusal) return answer(name, null, [refusal]);
  const failsUpload = article.image !== undefined && switches.upload !== 'works';
  if (failsUpload && switches.upload === 'fails') return answer(name, null, [uploadFailed]);
  const wished = article.handle ?? before?.slug ?? 'article';
  const post = posts.put(
    kept(
      before,
      article,
      id ?? `gid://shopify/Article/${posts.all().length + 1}`,
      taken ? freeHandle(parts, wished) : wished,
    ),
  );
  faults.stored(request);
  return answer(name, failsUpload ? null : post, failsUpload ? [uploadFailed] : []);
};

const list = ({ posts, switches }: Parts, { query = '', first = 50, blog, after }: Variables) => {
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
  const nodes = found.slice(from, from + first).map(articleOf);
  const articles = {
    nodes,
    pageInfo: { hasNextPage: found.length > from + first, endCursor: nodes.at(-1)?.id ?? null },
  };
  return { data: blog ? { blog: { articles } } : { articles }, extensions: { cost } };
};

const shop = (host: string) => ({
  data: {
    shop: { name: 'Garden Goods', myshopifyDomain: host, primaryDomain: { url: `https://${host}` } },
    blogs: { nodes: blogs },
    currentAppInstallation: { accessScopes: [{ handle: 'read_content' }, { handle: 'write_content' }] },
  },
  extensions: { cost },
});

const run = (parts: Parts, request: FastifyRequest, host: string, query: string, variables: Variables) => {
  const name = /\b(articleCreate|articleUpdate)\b/.exec(query)?.[1];
  if (name && parts.switches.accessDenied) return denied(name);
  if (name) return write(parts, request, name, variables);
  if (/\barticle\(id/.test(query)) {
    const post = parts.posts.get(variables.id ?? '');
    return { data: { article: post ? articleOf(post) : null }, extensions: { cost } };
  }
  if (/\barticles\(/.test(query)) return list(parts, variables);
  const reply = shop(host);
  if (parts.switches.accessDenied)
    reply.data.currentAppInstallation.accessScopes = [{ handle: 'read_content' }];
  return reply;
};

export const registerGraphql = (parts: Parts, isGood: (token: string) => boolean): void => {
  const { app, switches } = parts;
  const refuse = (token: string, reply: FastifyReply) => {
    if (switches.frozen) return reply.code(402).send({ errors: 'Unavailable Shop' });
    if (!isGood(token))
      return reply
        .code(401)
        .send({ errors: '[API] Invalid API key or access token (unrecognized login or wrong password)' });
    if (switches.throttled !== 'no') return reply.code(Number(switches.throttled)).send(throttled);
    return null;
  };
  app.post<{ Params: { shop: string; version: string }; Body: { query: string; variables?: Variables } }>(
    '/:shop/admin/api/:version/graphql.json',
    (request, reply) => {
      const { params, body, headers } = request;
      void reply.header('x-shopify-api-version', params.version);
      const refused = refuse(String(headers['x-shopify-access-token']), reply);
      return refused ?? run(parts, request, params.shop, body.query, body.variables ?? {});
    },
  );
};
