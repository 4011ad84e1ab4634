import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FakePlatformContext } from '../shared/fakePlatform.ts';
import type { StoredPost } from '../shared/postStore.ts';
import type { RejectRequest } from './rejectRequest.ts';
import { registerTerms } from './terms.ts';
import type { WordpressComSwitches } from './wordpressCom.switches.ts';

interface PostInput {
  title?: string;
  content?: string;
  excerpt?: string;
  slug?: string;
  status?: string;
  date?: string;
  tags?: string[];
  categories?: string[];
  metadata?: { key: string; value: string }[];
  featured_image?: string;
  publicize?: boolean;
}
interface SiteParams {
  site: string;
}

/** WordPress.com treats `future` like `publish`; the date decides. */
const getStatus = ({ status = 'publish', date }: PostInput, contributor: boolean): string => {
  if (status !== 'publish' && status !== 'future') return status;
  if (contributor) return 'pending';
  return date && new Date(date) > new Date() ? 'future' : 'publish';
};

export const registerPosts = (
  { app, posts, switches, faults }: FakePlatformContext<WordpressComSwitches>,
  rejectRequest: RejectRequest,
  getSiteUrl: (site: string) => string | null,
): void => {
  const path = '/rest/v1.1/sites/:site/posts';
  const toResponse = (post: StoredPost, site: string) => ({
    ID: Number(post.id),
    site_ID: Number(site),
    title: post.title,
    URL: `${getSiteUrl(site)}/${post.slug}/`,
    slug: post.slug,
    status: post.status,
    content: post.content,
    tags: Object.fromEntries(((post.tags ?? []) as string[]).map((name) => [name, { name }])),
    featured_image: post.cover ?? '',
  });
  const rejectPostRequest = (request: FastifyRequest, reply: FastifyReply) =>
    rejectRequest(request, reply) ??
    (getSiteUrl((request.params as SiteParams).site)
      ? null
      : reply.code(404).send({ error: 'unknown_blog', message: 'Unknown blog' }));
  const sendNotFound = (reply: FastifyReply) =>
    reply.code(404).send({ error: 'unknown_post', message: 'Unknown post' });
  const storePost = (id: string, before: StoredPost | undefined, input: PostInput): StoredPost =>
    posts.put({
      ...before,
      ...input,
      id,
      title: input.title ?? before?.title ?? '',
      slug: input.slug ?? before?.slug ?? `post-${id}`,
      // An update without a status leaves it.
      status: before && !input.status ? before.status : getStatus(input, switches.contributor),
      cover: input.featured_image ? `https://files.example.com/${input.featured_image}.png` : before?.cover,
    });

  registerTerms(app, posts.all, rejectPostRequest);
  app.get<{ Params: SiteParams & { id: string } }>(`${path}/:id`, (request, reply) => {
    const { id, site } = request.params;
    const post = id.startsWith('slug:') ? posts.findBySlug(id.slice(5)) : posts.get(id);
    return rejectPostRequest(request, reply) ?? (post ? toResponse(post, site) : sendNotFound(reply));
  });
  app.post<{ Params: SiteParams; Body: PostInput }>(`${path}/new`, (request, reply) => {
    const { body, params } = request;
    const rejected = rejectPostRequest(request, reply);
    if (rejected) return rejected;
    if (!body.title && !body.content && !body.excerpt)
      return reply.code(400).send({ error: 'invalid_input', message: 'Invalid request input' });
    const duplicate = posts
      .all()
      .find(({ title, content }) => title === body.title && content === body.content);
    const post =
      switches.deduplicatesPosts && duplicate
        ? duplicate
        : storePost(String(posts.all().length + 1), undefined, body);
    faults.markStored(request);
    return toResponse(post, params.site);
  });
  app.post<{ Params: SiteParams & { id: string }; Body: PostInput }>(`${path}/:id`, (request, reply) => {
    const before = posts.get(request.params.id);
    const rejected = rejectPostRequest(request, reply);
    if (rejected || !before) return rejected ?? sendNotFound(reply);
    const post = storePost(before.id, before, request.body);
    faults.markStored(request);
    return toResponse(post, request.params.site);
  });
  app.post<{ Params: SiteParams; Body: { media_urls?: string[] } }>(
    '/rest/v1.1/sites/:site/media/new',
    (request, reply) => {
      const rejected = rejectPostRequest(request, reply);
      if (rejected) return rejected;
      return switches.uploads === 'works'
        ? { media: [{ ID: 901, URL: request.body.media_urls?.[0] }] }
        : { media: [], errors: [{ error: 'upload_error', message: 'Could not download' }] };
    },
  );
};
