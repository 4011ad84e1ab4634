import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DoubleParts } from '../shared/double.ts';
import type { Kept } from '../shared/posts.ts';
import { invalid, refusedBy, wrong } from './answers.ts';
import { ricosProblem } from './ricos.ts';
import type { WixSwitches } from './wix.switches.ts';

interface DraftInput {
  title?: string;
  memberId?: string;
  richContent?: unknown;
  excerpt?: string;
  seoSlug?: string;
  categoryIds?: string[];
  tagIds?: string[];
  media?: { displayed?: boolean; custom?: boolean; wixMedia?: { image?: { id?: string } } };
}

const excerptLimit = 500;
const slugLimit = 100;
const categoryLimit = 10;
const tagLimit = 30;

const draftOf = (post: Kept) => ({
  id: post.id,
  title: post.title,
  status: post.status === 'published' ? 'PUBLISHED' : 'UNPUBLISHED',
  seoSlug: post.slug,
  slug: post.slug,
  hasUnpublishedChanges: post.status === 'published' && post.liveTitle !== post.title,
  url: { base: 'https://garden.example.com', path: `/post/${post.slug}` },
});

const tooLong = (input: DraftInput): [string, string] | null => {
  if ((input.excerpt?.length ?? 0) > excerptLimit) return ['excerpt', `is longer than ${excerptLimit}`];
  if (encodeURIComponent(input.seoSlug ?? '').length > slugLimit)
    return ['seoSlug', `is longer than ${slugLimit}`];
  if ((input.categoryIds?.length ?? 0) > categoryLimit)
    return ['categoryIds', `has more than ${categoryLimit}`];
  if ((input.tagIds?.length ?? 0) > tagLimit) return ['tagIds', `has more than ${tagLimit}`];
  return null;
};

const refusalOf = (switches: WixSwitches, input: DraftInput, isNew: boolean, reply: FastifyReply) => {
  if (isNew && !input.title?.trim()) return invalid(reply, 'draftPost.title', 'must not be empty');
  if (isNew && !input.memberId) return wrong(reply, 400, 'Missing post owner information');
  if (input.memberId && !switches.members.some(({ id }) => id === input.memberId))
    return wrong(reply, 400, `memberIds [${input.memberId}] do not exist`);
  const long = tooLong(input);
  if (long) return invalid(reply, `draftPost.${long[0]}`, long[1]);
  const problem = input.richContent === undefined ? null : ricosProblem(input.richContent);
  return problem === null ? null : invalid(reply, 'draftPost.richContent', problem);
};

const shownCover = ({ media }: DraftInput): string | null =>
  media?.displayed && media.custom ? (media.wixMedia?.image?.id ?? null) : null;

export const registerDrafts = ({ app, posts, switches, faults }: DoubleParts<WixSwitches>): void => {
  const path = '/blog/v3/draft-posts';
  const missing = (reply: FastifyReply) => wrong(reply, 404, 'The draft post was not found');
  const blocked = (request: FastifyRequest, reply: FastifyReply) =>
    refusedBy(switches, request, reply, switches.mayBlog) ??
    (switches.blogInstalled ? null : wrong(reply, 428, 'The Blog app is not installed'));

  app.get(path, (request, reply) => blocked(request, reply) ?? { draftPosts: posts.all().map(draftOf) });
  app.get<{ Params: { id: string } }>(`${path}/:id`, (request, reply) => {
    const refused = blocked(request, reply);
    const post = posts.get(request.params.id);
    return refused ?? (post ? { draftPost: draftOf(post) } : missing(reply));
  });
  app.post<{ Body: { query?: { filter?: { seoSlug?: string } } } }>(`${path}/query`, (request, reply) => {
    const slug = request.body.query?.filter?.seoSlug;
    const found = posts
      .all()
      .filter((post) => !slug || switches.slugFilter === 'ignored' || post.slug === slug)
      .reverse();
    return blocked(request, reply) ?? { draftPosts: found.map(draftOf) };
  });
  app.post<{ Body: { draftPost?: DraftInput; publish?: boolean } }>(path, (request, reply) => {
    const { draftPost = {}, publish = false } = request.body;
    const refused = blocked(request, reply) ?? refusalOf(switches, draftPost, true, reply);
    if (refused) return refused;
    const title = draftPost.title ?? '';
    const post = posts.put({
      ...draftPost,
      id: randomUUID(),
      title,
      slug: posts.bySlug(draftPost.seoSlug ?? '') ? `${draftPost.seoSlug}-1` : (draftPost.seoSlug ?? ''),
      status: publish ? 'published' : 'draft',
      cover: shownCover(draftPost),
      ...(publish && { liveTitle: title }),
    });
    faults.stored(request);
    return { draftPost: draftOf(post) };
  });
  app.patch<{ Params: { id: string }; Body: { draftPost?: DraftInput } }>(`${path}/:id`, (request, reply) => {
    const { draftPost = {} } = request.body;
    const before = posts.get(request.params.id);
    const refused =
      blocked(request, reply) ?? (before ? refusalOf(switches, draftPost, false, reply) : missing(reply));
    if (refused || !before) return refused;
    const post = posts.put({ ...before, ...draftPost, cover: shownCover(draftPost) });
    faults.stored(request);
    return { draftPost: draftOf(post) };
  });
  app.post<{ Params: { id: string } }>(`${path}/:id/publish`, (request, reply) => {
    const refused = blocked(request, reply);
    const post = posts.get(request.params.id);
    if (refused || !post) return refused ?? missing(reply);
    posts.put({ ...post, status: 'published', liveTitle: post.title });
    faults.stored(request);
    return { postId: post.id };
  });
};
