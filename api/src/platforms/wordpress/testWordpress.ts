import fastify from 'fastify';
import type { AddressInfo } from 'node:net';

interface Stored {
  id: number;
  slug: string;
  title: string;
  content: string;
  status: string;
}

/** What a test may do to the site. */
export interface Faults {
  /** The post is stored, then the answer is an error of the server. */
  storeThenFail: boolean;
  busy: boolean;
  wrongPassword: boolean;
  noPasswords: boolean;
}

/** A small site that speaks as much of WordPress as publishing needs; the journeys use a real one. */
export const startTestWordpress = async () => {
  const app = fastify();
  const posts: Stored[] = [];
  const faults: Faults = { storeThenFail: false, busy: false, wrongPassword: false, noPasswords: false };
  const address = () => `127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const url = () => `http://${address()}`;
  const shown = (post: Stored) => ({ ...post, link: `${url()}/${post.slug}/` });
  app.get('/', (_, reply) =>
    reply
      .header('link', `<${url()}/wp-json/>; rel="https://api.w.org/"`)
      .type('text/html')
      .send('<p>hello</p>'),
  );
  app.get('/wp-json/', () => ({
    name: 'Garden Notes',
    home: url(),
    namespaces: ['wp/v2'],
    authentication: faults.noPasswords
      ? []
      : {
          'application-passwords': {
            endpoints: { authorization: `${url()}/wp-admin/authorize-application.php` },
          },
        },
  }));
  app.get('/wp-json/wp/v2/users/me', (_, reply) =>
    faults.wrongPassword
      ? reply.code(401).send({ code: 'incorrect_password', message: '' })
      : { name: 'Ada', capabilities: { publish_posts: true } },
  );
  const tags: { id: number; name: string }[] = [];
  app.get('/wp-json/wp/v2/tags', () => tags);
  app.post<{ Body: { name: string } }>('/wp-json/wp/v2/tags', ({ body }, reply) => {
    const tag = { id: tags.length + 1, name: body.name };
    tags.push(tag);
    return reply.code(201).send(tag);
  });
  app.get<{ Querystring: { slug: string } }>('/wp-json/wp/v2/posts', ({ query }) =>
    posts.filter(({ slug }) => slug === query.slug).map(shown),
  );
  app.get<{ Params: { id: string } }>('/wp-json/wp/v2/posts/:id', ({ params }, reply) => {
    const post = posts.find(({ id }) => String(id) === params.id);
    return post ? shown(post) : reply.code(404).send({ code: 'rest_post_invalid_id', message: '' });
  });
  app.post<{ Body: Omit<Stored, 'id'> }>('/wp-json/wp/v2/posts', ({ body }, reply) => {
    if (faults.busy) return reply.code(503).header('retry-after', '30').send({ code: 'busy', message: '' });
    const post = { ...body, id: posts.length + 1 };
    posts.push(post);
    return faults.storeThenFail
      ? reply.code(500).send({ code: 'internal', message: '' })
      : reply.code(201).send(shown(post));
  });
  app.post<{ Params: { id: string }; Body: Partial<Stored> }>(
    '/wp-json/wp/v2/posts/:id',
    ({ params, body }) => {
      const post = posts.find(({ id }) => String(id) === params.id);
      return post && shown(Object.assign(post, body));
    },
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { url: url(), address: address(), posts, faults, close: () => app.close() };
};
