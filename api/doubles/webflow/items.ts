import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DoubleParts } from '../shared/double.ts';
import type { Kept } from '../shared/posts.ts';
import { refusedBy, wrong } from './answers.ts';
import { blog, blogFields } from './collections.ts';
import type { WebflowSwitches } from './webflow.switches.ts';

interface ItemInput {
  isDraft?: boolean;
  isArchived?: boolean;
  fieldData?: Record<string, unknown>;
}
type Parts = DoubleParts<WebflowSwitches>;

const itemOf = (post: Kept) => ({
  id: post.id,
  cmsLocaleId: 'locale-1',
  lastPublished: post.lastPublished ?? null,
  isArchived: false,
  isDraft: post.isDraft,
  fieldData: post.fieldData,
});

/** Code blocks come out empty; tables go or stay. */
const keptHtml = (html: unknown, { tables }: WebflowSwitches): unknown => {
  if (typeof html !== 'string') return html;
  const emptied = html.replace(/<pre>[\s\S]*?<\/pre>/g, '<pre></pre>');
  return tables === 'kept' ? emptied : emptied.replace(/<table>[\s\S]*?<\/table>/g, '');
};

const refusalOf = (
  { switches }: Parts,
  data: Record<string, unknown>,
  isNew: boolean,
  reply: FastifyReply,
) => {
  const fields = blogFields(switches);
  const unknown = Object.keys(data).find((slug) => !fields.some((field) => field.slug === slug));
  const missing = isNew ? fields.find(({ isRequired, slug }) => isRequired && !data[slug]) : undefined;
  const bad = unknown ?? missing?.slug;
  if (!bad) return null;
  const description = unknown ? 'Field not described in schema' : 'Field is required';
  return wrong(reply, 400, 'validation_error', 'Validation Error', [{ param: bad, description }]);
};

const stored = ({ posts, switches }: Parts, before: Kept | undefined, id: string, input: ItemInput): Kept => {
  const data = { ...(before?.fieldData as Record<string, unknown> | undefined), ...input.fieldData };
  const wished = String(data.slug);
  const other = posts.bySlug(wished);
  const slug = other && other.id !== id ? `${wished}-${randomBytes(3).toString('hex').slice(0, 5)}` : wished;
  return posts.put({
    ...before,
    id,
    slug,
    title: String(data.name),
    status: before?.status ?? 'draft',
    isDraft: input.isDraft ?? before?.isDraft ?? true,
    fieldData: { ...data, slug, 'post-body': keptHtml(data['post-body'], switches) },
  });
};

const publishRefusal = ({ sitePublished, neverPublished }: WebflowSwitches, reply: FastifyReply) => {
  if (sitePublished) return null;
  if (neverPublished === '409') return wrong(reply, 409, 'conflict', 'Site must be published first');
  if (neverPublished === '400 no_domains') return wrong(reply, 400, 'no_domains', 'No domains are published');
  return reply.code(202).send({ publishedItemIds: [], errors: ['The site was never published'] });
};

const registerReads = ({ app, posts, switches }: Parts, path: string): void => {
  app.get<{ Querystring: { slug?: string } }>(path, (request, reply) => {
    const { slug } = request.query;
    const items = posts.all().filter((post) => !slug || post.slug === slug);
    const pagination = { limit: 100, offset: 0, total: items.length };
    return refusedBy(switches, request, reply) ?? { items: items.map(itemOf), pagination };
  });
  app.get<{ Params: { id: string } }>(`${path}/:id`, (request, reply) => {
    const post = posts.get(request.params.id);
    const refused = refusedBy(switches, request, reply);
    return refused ?? (post ? itemOf(post) : wrong(reply, 404, 'item_not_found', 'Item not found'));
  });
};

export const registerItems = (parts: Parts): void => {
  const { app, posts, switches, faults } = parts;
  const path = `/v2/collections/${blog.id}/items`;
  const refused = (request: FastifyRequest, reply: FastifyReply) => refusedBy(switches, request, reply, true);
  registerReads(parts, path);
  app.post<{ Body: ItemInput }>(path, (request, reply) => {
    const data = request.body.fieldData ?? {};
    const taken = posts.bySlug(String(data.slug)) !== undefined && switches.duplicateSlug === 'refused';
    const refusal =
      refused(request, reply) ??
      (taken ? wrong(reply, 400, 'validation_error', 'Unique value is already in database: slug') : null) ??
      refusalOf(parts, data, true, reply);
    if (refusal) return refusal;
    const post = stored(parts, undefined, randomBytes(12).toString('hex'), request.body);
    faults.stored(request);
    return reply.code(202).send(itemOf(post));
  });
  app.patch<{ Params: { id: string }; Body: ItemInput }>(`${path}/:id`, (request, reply) => {
    const before = posts.get(request.params.id);
    const refusal = refused(request, reply) ?? refusalOf(parts, request.body.fieldData ?? {}, false, reply);
    if (refusal) return refusal;
    if (!before) return wrong(reply, 404, 'item_not_found', 'Item not found');
    const post = stored(parts, before, before.id, request.body);
    faults.stored(request);
    return itemOf(post);
  });
  app.post<{ Body: { itemIds?: string[] } }>(`${path}/publish`, (request, reply) => {
    const refusal = refused(request, reply) ?? publishRefusal(switches, reply);
    if (refusal) return refusal;
    const found = (request.body.itemIds ?? []).flatMap((id) => posts.get(id) ?? []);
    for (const post of found)
      posts.put({ ...post, isDraft: false, status: 'published', lastPublished: new Date().toISOString() });
    faults.stored(request);
    return reply.code(202).send({ publishedItemIds: found.map(({ id }) => id), errors: [] });
  });
};
