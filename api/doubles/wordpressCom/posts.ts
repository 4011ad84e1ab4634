import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DoubleParts } from '../shared/double.ts';
import type { Kept } from '../shared/posts.ts';
import type { Refuse } from './sites.ts';
import type { WordpressComSwitches } from './wordpressCom.switches.ts';

interface PostInput {
  title?: string;
  content?: string;
  excerpt?: string;
  slug?: string;
  status?: string;
  date?: string;
  tags?: string[];
  featured_image?: string;
  publicize?: boolean;
}
interface SiteParams {
  site: string;
}

/** `future` is only another word for `publish`: the date decides. */
const statusOf = ({ status = 'publish', date }: PostInput, contributor: boolean): string => {
  if (status !== 'publish' && status !== 'future') return status;
  if (contributor) return 'pending';
  return date && new Date(date) > new Date() ? 'future' : 'publish';
};

export const registerPosts = (
  { app, posts, switches, faults }: DoubleParts<WordpressComSwitches>,
  refuse: Refuse,
  addressOf: (site: string) => string | null,
): void => {
  const path = '/rest/v1.1/sites/:site/posts';
  const answer = (post: Kept, site: string) => ({
    ID: Number(post.id),
    site_ID: Number(site),
    title: post.title,
    URL: `${addressOf(site)}/${post.slug}/`,
    slug: post.slug,
    status: post.status,
    content: post.content,
    tags: Object.fromEntries(((post.tags ?? []) as string[]).map((name) => [name, { name }])),
    featured_image: post.cover ?? '',
  });
  const blocked = (request: FastifyRequest, reply: FastifyReply) =>
    refuse(request, reply) ??
    (addressOf((request.params as SiteParams).site)
      ? null
      : reply.code(404).send({ error: 'unknown_blog', message: 'Unknown blog' }));
  const missing = (reply: FastifyReply) =>
    reply.code(404).send({ error: 'unknown_post', message: 'Unknown post' });
  const keep = (id: string, before: Kept | undefined, input: PostInput): Kept =>
    posts.put({
      ...before,
      ...input,
      id,
      title: input.title ?? before?.title ?? '',
      slug: input.slug ?? before?.slug ?? `post-${id}`,
      status: statusOf(input, switches.contributor),
      cover: input.featured_image ? `https://files.example.com/${input.featured_image}.png` : before?.cover,
    });

  app.get<{ Params: SiteParams & { id: string } }>(`${path}/:id`, (request, reply) => {
    const { id, site } = request.params;
    const post = id.startsWith('slug:') ? posts.bySlug(id.slice(5)) : posts.get(id);
    return blocked(request, reply) ?? (post ? answer(post, site) : missing(reply));
  });
  app.post<{ Params: SiteParams; Body: PostInput }>(`${path}/new`, (request, reply) => {
    const { body, params } = request;
    const refused = blocked(request, reply);
    if (refused) return refused;
    if (!body.title && !body.content && !body.excerpt)
      return reply.code(400).send({ error: 'invalid_input', message: 'Invalid request input' });
    const same = posts.all().find(({ title, content }) => title === body.title && content === body.content);
    const post = switches.dedupe && same ? same : keep(String(posts.all().length + 1), undefined, body);
    faults.stored(request);
    return answer(post, params.site);
  });
  app.post<{ Params: SiteParams & { id: string }; Body: PostInput }>(`${path}/:id`, (request, reply) => {
    const before = posts.get(request.params.id);
    const refused = blocked(request, reply);
    if (refused || !before) return refused ?? missing(reply);
    const post = keep(before.id, before, request.body);
    faults.stored(request);
    return answer(post, request.params.site);
  });
  app.post<{ Params: SiteParams; Body: { media_urls?: string[] } }>(
    '/rest/v1.1/sites/:site/media/new',
    (request, reply) => {
      const refused = blocked(request, reply);
      if (refused) return refused;
      return switches.uploads === 'works'
        ? { media: [{ ID: 901, URL: request.body.media_urls?.[0] }] }
        : { media: [], errors: [{ error: 'upload_error', message: 'Could not download' }] };
    },
  );
};
