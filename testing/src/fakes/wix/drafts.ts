import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FakePlatformContext } from '../shared/fakePlatform.ts';
import type { StoredPost } from '../shared/postStore.ts';
import { sendValidationError, rejectRequest, sendError } from './responses.ts';
import { validateRicos } from './validateRicos.ts';
import type { WixSwitches } from './wix.switches.ts';

interface DraftInput {
  title?: string;
  memberId?: string;
  richContent?: unknown;
  excerpt?: string;
  seoSlug?: string;
  categoryIds?: string[];
  tagIds?: string[];
  seoData?: { tags: unknown[] };
  media?: { displayed?: boolean; custom?: boolean; wixMedia?: { image?: { id?: string } } };
}

const excerptLimit = 500;
const slugLimit = 100;
const categoryLimit = 10;
const tagLimit = 30;

const toDraft = (post: StoredPost) => ({
  id: post.id,
  title: post.title,
  status: post.status === 'published' ? 'PUBLISHED' : 'UNPUBLISHED',
  seoSlug: post.slug,
  slug: post.slug,
  createdDate: post.createdDate,
  hasUnpublishedChanges: post.status === 'published' && post.liveTitle !== post.title,
  url: { base: 'https://garden.example.com', path: `/post/${post.slug}` },
});

const findLimitError = (input: DraftInput): [string, string] | null => {
  if ((input.excerpt?.length ?? 0) > excerptLimit) return ['excerpt', `is longer than ${excerptLimit}`];
  if (encodeURIComponent(input.seoSlug ?? '').length > slugLimit)
    return ['seoSlug', `is longer than ${slugLimit}`];
  if ((input.categoryIds?.length ?? 0) > categoryLimit)
    return ['categoryIds', `has more than ${categoryLimit}`];
  if ((input.tagIds?.length ?? 0) > tagLimit) return ['tagIds', `has more than ${tagLimit}`];
  return null;
};

const rejectInvalidDraft = (
  switches: WixSwitches,
  input: DraftInput,
  isNew: boolean,
  reply: FastifyReply,
) => {
  if (isNew && !input.title?.trim())
    return sendValidationError(reply, 'draftPost.title', 'must not be empty');
  if (isNew && !input.memberId) return sendError(reply, 400, 'Missing post owner information');
  if (input.memberId && !switches.members.some(({ id }) => id === input.memberId))
    return sendError(reply, 400, `memberIds [${input.memberId}] do not exist`);
  const limitError = findLimitError(input);
  if (limitError) return sendValidationError(reply, `draftPost.${limitError[0]}`, limitError[1]);
  const problem = input.richContent === undefined ? null : validateRicos(input.richContent);
  return problem === null ? null : sendValidationError(reply, 'draftPost.richContent', problem);
};

const getCover = ({ media }: DraftInput): string | null =>
  media?.displayed && media.custom ? (media.wixMedia?.image?.id ?? null) : null;

export const registerDrafts = ({ app, posts, switches, faults }: FakePlatformContext<WixSwitches>): void => {
  const path = '/blog/v3/draft-posts';
  const sendNotFound = (reply: FastifyReply) => sendError(reply, 404, 'The draft post was not found');
  const rejectDraftRequest = (request: FastifyRequest, reply: FastifyReply) =>
    rejectRequest(switches, request, reply, switches.canUseBlog) ??
    (switches.blogInstalled ? null : sendError(reply, 428, 'The Blog app is not installed'));

  app.get(
    path,
    (request, reply) => rejectDraftRequest(request, reply) ?? { draftPosts: posts.all().map(toDraft) },
  );
  app.get<{ Params: { id: string } }>(`${path}/:id`, (request, reply) => {
    const rejected = rejectDraftRequest(request, reply);
    const post = posts.get(request.params.id);
    return rejected ?? (post ? { draftPost: toDraft(post) } : sendNotFound(reply));
  });
  app.post<{ Body: { query?: { filter?: { seoSlug?: string } } } }>(`${path}/query`, (request, reply) => {
    const slug = request.body.query?.filter?.seoSlug;
    const found = posts
      .all()
      .filter((post) => !slug || switches.slugFilter === 'ignored' || post.slug === slug)
      .reverse();
    return rejectDraftRequest(request, reply) ?? { draftPosts: found.map(toDraft) };
  });
  app.post<{ Body: { draftPost?: DraftInput; publish?: boolean } }>(path, (request, reply) => {
    const { draftPost = {}, publish = false } = request.body;
    const rejected =
      rejectDraftRequest(request, reply) ?? rejectInvalidDraft(switches, draftPost, true, reply);
    if (rejected) return rejected;
    const title = draftPost.title ?? '';
    const post = posts.put({
      ...draftPost,
      id: randomUUID(),
      createdDate: new Date().toISOString(),
      title,
      slug: posts.findBySlug(draftPost.seoSlug ?? '') ? `${draftPost.seoSlug}-1` : (draftPost.seoSlug ?? ''),
      status: publish ? 'published' : 'draft',
      cover: getCover(draftPost),
      ...(publish && { liveTitle: title }),
    });
    faults.markStored(request);
    return { draftPost: toDraft(post) };
  });
  app.patch<{ Params: { id: string }; Body: { draftPost?: DraftInput } }>(`${path}/:id`, (request, reply) => {
    const { draftPost = {} } = request.body;
    const before = posts.get(request.params.id);
    const rejected =
      rejectDraftRequest(request, reply) ??
      (before ? rejectInvalidDraft(switches, draftPost, false, reply) : sendNotFound(reply));
    if (rejected || !before) return rejected;
    const post = posts.put({ ...before, ...draftPost, cover: getCover(draftPost) });
    faults.markStored(request);
    return { draftPost: toDraft(post) };
  });
  app.post<{ Params: { id: string } }>(`${path}/:id/publish`, (request, reply) => {
    const rejected = rejectDraftRequest(request, reply);
    const post = posts.get(request.params.id);
    if (rejected || !post) return rejected ?? sendNotFound(reply);
    posts.put({ ...post, status: 'published', liveTitle: post.title });
    faults.markStored(request);
    return { postId: post.id };
  });
};
