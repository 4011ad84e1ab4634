import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FakePlatformContext } from '../shared/fakePlatform.ts';
import type { StoredPost } from '../shared/postStore.ts';
import { rejectRequest, sendError } from './responses.ts';
import { blog, createBlogFields } from './collections.ts';
import type { WebflowSwitches } from './webflow.switches.ts';

interface ItemInput {
  isDraft?: boolean;
  isArchived?: boolean;
  fieldData?: Record<string, unknown>;
}
type WebflowContext = FakePlatformContext<WebflowSwitches>;

const toItem = (post: StoredPost) => ({
  id: post.id,
  cmsLocaleId: 'locale-1',
  createdOn: post.createdOn ?? null,
  lastPublished: post.lastPublished ?? null,
  isArchived: false,
  isDraft: post.isDraft,
  fieldData: post.fieldData,
});

/** Sanitizes rich text like Webflow: empties code blocks and, by switch, removes tables. */
const sanitizeHtml = (html: unknown, { tables }: WebflowSwitches): unknown => {
  if (typeof html !== 'string') return html;
  const emptied = html.replace(/<pre>[\s\S]*?<\/pre>/g, '<pre></pre>');
  return tables === 'kept' ? emptied : emptied.replace(/<table>[\s\S]*?<\/table>/g, '');
};

const rejectInvalidItem = (
  { switches }: WebflowContext,
  data: Record<string, unknown>,
  isNew: boolean,
  reply: FastifyReply,
) => {
  const fields = createBlogFields(switches);
  const unknown = Object.keys(data).find((slug) => !fields.some((field) => field.slug === slug));
  const missing = isNew ? fields.find(({ isRequired, slug }) => isRequired && !data[slug]) : undefined;
  const invalidField = unknown ?? missing?.slug;
  if (!invalidField) return null;
  const description = unknown ? 'Field not described in schema' : 'Field is required';
  return sendError(reply, 400, 'validation_error', 'Validation Error', [
    { param: invalidField, description },
  ]);
};

const storeItem = (
  { posts, switches }: WebflowContext,
  before: StoredPost | undefined,
  id: string,
  input: ItemInput,
): StoredPost => {
  const data = { ...(before?.fieldData as Record<string, unknown> | undefined), ...input.fieldData };
  const requestedSlug = String(data.slug);
  const other = posts.findBySlug(requestedSlug);
  const slug =
    other && other.id !== id
      ? `${requestedSlug}-${randomBytes(3).toString('hex').slice(0, 5)}`
      : requestedSlug;
  return posts.put({
    createdOn: new Date().toISOString(),
    ...before,
    id,
    slug,
    title: String(data.name),
    status: before?.status ?? 'draft',
    isDraft: input.isDraft ?? before?.isDraft ?? true,
    fieldData: { ...data, slug, 'post-body': sanitizeHtml(data['post-body'], switches) },
  });
};

const rejectPublish = ({ sitePublished, neverPublished }: WebflowSwitches, reply: FastifyReply) => {
  if (sitePublished) return null;
  if (neverPublished === '409') return sendError(reply, 409, 'conflict', 'Site must be published first');
  if (neverPublished === '400 no_domains')
    return sendError(reply, 400, 'no_domains', 'No domains are published');
  return reply.code(202).send({ publishedItemIds: [], errors: ['The site was never published'] });
};

const registerReads = ({ app, posts, switches }: WebflowContext, path: string): void => {
  app.get<{ Querystring: { slug?: string } }>(path, (request, reply) => {
    const { slug } = request.query;
    const items = posts.all().filter((post) => !slug || post.slug === slug);
    const pagination = { limit: 100, offset: 0, total: items.length };
    return rejectRequest(switches, request, reply) ?? { items: items.map(toItem), pagination };
  });
  app.get<{ Params: { id: string } }>(`${path}/:id`, (request, reply) => {
    const post = posts.get(request.params.id);
    const accessError = rejectRequest(switches, request, reply);
    return accessError ?? (post ? toItem(post) : sendError(reply, 404, 'item_not_found', 'Item not found'));
  });
};

export const registerItems = (context: WebflowContext): void => {
  const { app, posts, switches, faults } = context;
  const path = `/v2/collections/${blog.id}/items`;
  const accessError = (request: FastifyRequest, reply: FastifyReply) =>
    rejectRequest(switches, request, reply, true);
  registerReads(context, path);
  app.post<{ Body: ItemInput }>(path, (request, reply) => {
    const data = request.body.fieldData ?? {};
    const isSlugTaken =
      posts.findBySlug(String(data.slug)) !== undefined && switches.duplicateSlug === 'refused';
    const rejection =
      accessError(request, reply) ??
      (isSlugTaken
        ? sendError(reply, 400, 'validation_error', 'Unique value is already in database: slug')
        : null) ??
      rejectInvalidItem(context, data, true, reply);
    if (rejection) return rejection;
    const post = storeItem(context, undefined, randomBytes(12).toString('hex'), request.body);
    faults.markStored(request);
    return reply.code(202).send(toItem(post));
  });
  app.patch<{ Params: { id: string }; Body: ItemInput }>(`${path}/:id`, (request, reply) => {
    const before = posts.get(request.params.id);
    const rejection =
      accessError(request, reply) ?? rejectInvalidItem(context, request.body.fieldData ?? {}, false, reply);
    if (rejection) return rejection;
    if (!before) return sendError(reply, 404, 'item_not_found', 'Item not found');
    const post = storeItem(context, before, before.id, request.body);
    faults.markStored(request);
    return toItem(post);
  });
  app.post<{ Body: { itemIds?: string[] } }>(`${path}/publish`, (request, reply) => {
    const rejection = accessError(request, reply) ?? rejectPublish(switches, reply);
    if (rejection) return rejection;
    const found = (request.body.itemIds ?? []).flatMap((id) => posts.get(id) ?? []);
    for (const post of found)
      posts.put({ ...post, isDraft: false, status: 'published', lastPublished: new Date().toISOString() });
    faults.markStored(request);
    return reply.code(202).send({ publishedItemIds: found.map(({ id }) => id), errors: [] });
  });
};
