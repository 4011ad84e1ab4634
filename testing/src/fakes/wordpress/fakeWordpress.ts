import fastify, { type FastifyReply } from 'fastify';
import type { AddressInfo } from 'node:net';
import { listArchive, type ListQuery } from './listArchive.ts';

export interface StoredPost {
  id: number;
  slug: string;
  title: string;
  content: string;
  status: string;
  categories?: number[];
  meta?: Record<string, unknown>;
  type?: 'post' | 'page';
  /** UTC, without a zone. */
  modified?: string;
  date?: string;
  tags?: number[];
  password?: string;
  excerpt?: string;
  author?: number;
  /** Terms, author and cover as the site embeds them. */
  _embedded?: Record<string, unknown>;
}

export interface StoredTerm {
  id: number;
  name: string;
}

/** Faults and settings that a test can switch on. */
export interface FakeWordpressFaults {
  /** Stores the post, then returns HTTP 500. */
  storeThenFail: boolean;
  busy: boolean;
  wrongPassword: boolean;
  applicationPasswordsDisabled: boolean;
  /** The site offers the fields of an SEO plugin. */
  seoPlugin: boolean;
  /** The user may not edit pages. */
  forbidsPages: boolean;
}

/** A fake WordPress site with the REST endpoints that publishing uses; end-to-end tests use a real WordPress. */
export const startFakeWordpress = async () => {
  const app = fastify();
  const posts: StoredPost[] = [];
  const requests: ListQuery[] = [];
  const faults: FakeWordpressFaults = {
    storeThenFail: false,
    busy: false,
    wrongPassword: false,
    applicationPasswordsDisabled: false,
    seoPlugin: false,
    forbidsPages: false,
  };
  const getAddress = () => `127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const getUrl = () => `http://${getAddress()}`;
  const toResponse = (post: StoredPost) => ({
    ...post,
    type: post.type ?? 'post',
    excerpt: { raw: post.excerpt ?? '' },
    date_gmt: post.date ?? '2026-03-02T08:00:00',
    modified_gmt: post.modified ?? '2026-03-02T08:00:00',
    title: { raw: post.title },
    content: { raw: post.content },
    meta: faults.seoPlugin ? { rank_math_title: '', rank_math_description: '', ...post.meta } : [],
    link: `${getUrl()}/${post.slug}/`,
  });
  const sendArchive = (reply: FastifyReply, type: 'post' | 'page', query: ListQuery) => {
    requests.push(query);
    if (faults.busy) return reply.code(429).header('retry-after', '120').send({ code: 'busy', message: '' });
    const found = listArchive(posts, type, query);
    return reply.header('x-wp-total', String(found.total)).send(found.page.map(toResponse));
  };
  app.get('/', (_, reply) =>
    reply
      .header('link', `<${getUrl()}/wp-json/>; rel="https://api.w.org/"`)
      .type('text/html')
      .send('<p>hello</p>'),
  );
  app.get('/wp-json/', () => ({
    name: 'Garden Notes',
    home: getUrl(),
    namespaces: ['wp/v2'],
    authentication: faults.applicationPasswordsDisabled
      ? []
      : {
          'application-passwords': {
            endpoints: { authorization: `${getUrl()}/wp-admin/authorize-application.php` },
          },
        },
  }));
  const rejectPassword = (reply: FastifyReply) =>
    reply.code(401).send({ code: 'incorrect_password', message: '' });
  app.get('/wp-json/wp/v2/users/me', (_, reply) =>
    faults.wrongPassword ? rejectPassword(reply) : { name: 'Ada', capabilities: { publish_posts: true } },
  );
  const terms = { categories: [] as StoredTerm[], tags: [] as StoredTerm[] };
  const registerTerms = (kind: 'tags' | 'categories') => {
    app.get(`/wp-json/wp/v2/${kind}`, () => terms[kind]);
    app.post<{ Body: { name: string } }>(`/wp-json/wp/v2/${kind}`, ({ body }, reply) => {
      const term = { id: terms[kind].length + 1, name: body.name };
      terms[kind].push(term);
      return reply.code(201).send(term);
    });
  };
  const answerStored = (reply: FastifyReply, post: StoredPost) =>
    faults.storeThenFail
      ? reply.code(500).send({ code: 'internal', message: '' })
      : reply.send(toResponse(post));
  registerTerms('tags');
  registerTerms('categories');
  app.get('/wp-json/wp/v2/users', () => [{ id: 7, name: 'Grace', slug: 'grace' }]);
  app.get<{ Querystring: ListQuery }>('/wp-json/wp/v2/posts', ({ query }, reply) => {
    if (query.slug === undefined) return sendArchive(reply, 'post', query);
    return posts.filter(({ slug }) => slug === query.slug).map(toResponse);
  });
  app.get<{ Querystring: ListQuery }>('/wp-json/wp/v2/pages', ({ query }, reply) =>
    faults.forbidsPages
      ? reply.code(403).send({ code: 'rest_forbidden_context', message: '' })
      : sendArchive(reply, 'page', query),
  );
  app.get<{ Params: { id: string } }>('/wp-json/wp/v2/posts/:id', ({ params }, reply) => {
    const post = posts.find(({ id }) => String(id) === params.id);
    return post ? toResponse(post) : reply.code(404).send({ code: 'rest_post_invalid_id', message: '' });
  });
  app.post<{ Body: Omit<StoredPost, 'id'> }>('/wp-json/wp/v2/posts', ({ body }, reply) => {
    if (faults.busy) return reply.code(503).header('retry-after', '30').send({ code: 'busy', message: '' });
    if (faults.wrongPassword) return rejectPassword(reply);
    const post = { ...body, id: posts.length + 1 };
    posts.push(post);
    return answerStored(reply.code(201), post);
  });
  app.get<{ Params: { id: string } }>('/wp-json/wp/v2/pages/:id', ({ params }, reply) => {
    const page = posts.find(({ id }) => String(id) === params.id);
    return page ? toResponse(page) : reply.code(404).send({ code: 'rest_post_invalid_id', message: '' });
  });
  app.post<{ Params: { id: string }; Body: Partial<StoredPost> }>(
    '/wp-json/wp/v2/pages/:id',
    ({ params, body }) => {
      const page = posts.find(({ id }) => String(id) === params.id);
      return page && toResponse(Object.assign(page, body));
    },
  );
  app.post<{ Params: { id: string }; Body: Partial<StoredPost> }>(
    '/wp-json/wp/v2/posts/:id',
    ({ params, body }, reply) => {
      const post = posts.find(({ id }) => String(id) === params.id);
      return post && answerStored(reply, Object.assign(post, body));
    },
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { url: getUrl(), address: getAddress(), posts, requests, terms, faults, close: () => app.close() };
};
