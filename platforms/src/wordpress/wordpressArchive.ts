import { z } from 'zod';
import {
  PlatformError,
  type Archive,
  type ArchiveCursor,
  type ArchivedPost,
  type ArchivePage,
  type PostChange,
} from '../port/platform.ts';
import { decodeEntities } from './decodeEntities.ts';
import {
  EditForbiddenError,
  readReply,
  type WordpressAnswer,
  type WordpressRead,
} from './wordpressClient.ts';
import { parseTime, readStatus } from './wordpressStatus.ts';
import type { FoundCover } from './wordpressCover.ts';
import { resolveTermIds } from './wordpressTerms.ts';
import { saveMeta } from './wordpressMeta.ts';
import { buildPostPath, type RemoteKind } from './remoteId.ts';
import { escapeTitle } from './wordpressText.ts';

const pageSize = 20;
const kinds = ['posts', 'pages'] as const;

const raw = z.object({ raw: z.string() });
const term = z.object({ name: z.string(), taxonomy: z.string() });
const media = z.object({ source_url: z.string().optional(), alt_text: z.string().default('') });
const storedPost = z.object({
  id: z.number(),
  type: z.string(),
  link: z.string(),
  slug: z.string().default(''),
  status: z.string(),
  password: z.string().default(''),
  title: raw,
  content: raw,
  excerpt: raw.optional(),
  date_gmt: z.string().nullable().default(null),
  modified_gmt: z.string(),
  meta: z.record(z.string(), z.unknown()).catch({}),
  _embedded: z
    .object({
      author: z.array(z.object({ name: z.string().optional() })).catch([]),
      'wp:term': z.array(z.array(term)).catch([]),
      'wp:featuredmedia': z.array(media).catch([]),
    })
    .partial()
    .catch({}),
});
type StoredPost = z.infer<typeof storedPost>;

/** WordPress stores letters beyond ASCII as percent-encoded bytes, cut at 200 of them. */
const decodeSlug = (slug: string): string => {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
};

const listNames = ({ _embedded }: StoredPost, taxonomy: string): string[] =>
  (_embedded['wp:term'] ?? [])
    .flat()
    .filter((found) => found.taxonomy === taxonomy)
    .map(({ name }) => decodeEntities(name));

const toArchivedPost = (post: StoredPost): ArchivedPost => {
  const [image] = post._embedded['wp:featuredmedia'] ?? [];
  const kind = post.type === 'page' ? 'page' : 'post';
  const publishedAt = parseTime(post.date_gmt);
  return {
    id: kind === 'page' ? `page-${post.id}` : String(post.id),
    kind,
    title: decodeEntities(post.title.raw),
    source: post.content.raw,
    slug: decodeSlug(post.slug),
    excerpt: decodeEntities(post.excerpt?.raw ?? ''),
    url: post.link,
    ...readStatus({ ...post, publishedAt }),
    publishedAt,
    modifiedAt: parseTime(post.modified_gmt) ?? new Date(0),
    categories: listNames(post, 'category'),
    tags: listNames(post, 'post_tag'),
    author: post._embedded.author?.[0]?.name ?? '',
    imageUrl: image?.source_url ?? null,
    imageAlt: image?.alt_text ?? '',
  };
};

const fields =
  'id,type,link,slug,status,password,title,content,excerpt,date_gmt,modified_gmt,meta,_links,_embedded';
const wholePost = { context: 'edit', _fields: fields, _embed: 'author,wp:term,wp:featuredmedia' };

const cursorSchema = z.object({
  kind: z.enum(kinds),
  /** Posts of this kind that were read. */
  offset: z.number().int(),
  /** Id of the last one. */
  lastId: z.number().int(),
  /** Posts of the kinds before. */
  before: z.number().int(),
});
type Cursor = z.infer<typeof cursorSchema>;

const firstCursor: Cursor = { kind: 'posts', offset: 0, lastId: 0, before: 0 };

const readTotal = ({ header }: WordpressAnswer): number => Number(header('x-wp-total') ?? 0) || 0;

/** True if there is no such post. */
const isMissing = (error: unknown): boolean =>
  error instanceof PlatformError && error.kind === 'permanent' && error.remedy === 'edit';

const buildQuery = (changedSince: Date | null): Record<string, string> => ({
  status: 'any',
  orderby: 'id',
  order: 'asc',
  ...(changedSince && { modified_after: `${changedSince.toISOString().slice(0, 19)}Z` }),
});

/** How many of a kind there are; 0 when this user may not read them. */
const countKind = async (
  read: WordpressRead,
  kind: Cursor['kind'],
  changedSince: Date | null,
): Promise<number> => {
  try {
    const query = { ...buildQuery(changedSince), context: 'edit', per_page: '1', _fields: 'id' };
    return readTotal(await read('GET', `/wp/v2/${kind}`, query));
  } catch (error) {
    if (error instanceof EditForbiddenError) return 0;
    throw error;
  }
};

/**
 * Reads from one post before the cursor: if it is not the last one that was read, posts were deleted meanwhile, and the
 * page starts further ahead. An offset alone would leave as many out as were deleted.
 */
const readFrom = async (
  read: WordpressRead,
  { kind, offset, lastId }: Cursor,
  changedSince: Date | null,
): Promise<{ posts: StoredPost[]; total: number; offset: number }> => {
  for (let start = Math.max(0, offset - 1); ; start = Math.max(0, start - pageSize)) {
    const query = { ...buildQuery(changedSince), ...wholePost };
    const page = { per_page: String(pageSize + 1), offset: String(start) };
    const answer = await read('GET', `/wp/v2/${kind}`, { ...query, ...page });
    const posts = readReply('GET', z.array(storedPost), answer.body);
    const first = posts[0]?.id ?? Infinity;
    if (start > 0 && first > lastId) continue;
    return { posts: posts.filter(({ id }) => id > lastId), total: readTotal(answer), offset: start };
  }
};

const getNext = (
  { kind, before, lastId }: Cursor,
  found: { posts: StoredPost[]; total: number; offset: number },
): Cursor | null => {
  const end = found.offset + pageSize + 1;
  const last = found.posts.at(-1)?.id ?? lastId;
  if (end < found.total) return { kind, offset: end, lastId: last, before };
  return kind === 'posts' ? { ...firstCursor, kind: 'pages', before: before + found.total } : null;
};

const forbiddenNotice = (kind: Cursor['kind']): string =>
  `This WordPress user may not edit ${kind}, so they were not imported. Connect with an editor to import them.`;

const readPage = async (
  read: WordpressRead,
  stored: ArchiveCursor | null,
  changedSince: Date | null,
): Promise<ArchivePage> => {
  const cursor = stored ? cursorSchema.parse(stored) : firstCursor;
  try {
    const found = await readFrom(read, cursor, changedSince);
    const pages = cursor.kind === 'posts' ? await countKind(read, 'pages', changedSince) : found.total;
    const total = cursor.kind === 'posts' ? found.total + pages : cursor.before + pages;
    return { posts: found.posts.map(toArchivedPost), total, next: getNext(cursor, found) };
  } catch (error) {
    if (!(error instanceof EditForbiddenError)) throw error;
    const next = cursor.kind === 'posts' ? { ...firstCursor, kind: 'pages' as const } : null;
    return { posts: [], total: cursor.before, next, notice: forbiddenNotice(cursor.kind) };
  }
};

const buildChange = async (
  read: WordpressRead,
  change: PostChange,
  kind: RemoteKind,
  cover: number | null,
) => {
  const call = async (...args: Parameters<WordpressRead>) => (await read(...args)).body;
  const { title, source, excerpt, categories, tags, goesLive } = change;
  const hasTerms = kind === 'posts';
  return {
    content: source,
    ...(title !== undefined && { title: escapeTitle(title) }),
    ...(excerpt !== undefined && { excerpt }),
    ...(hasTerms && tags && { tags: await resolveTermIds(call, 'tags', tags) }),
    ...(hasTerms && categories && { categories: await resolveTermIds(call, 'categories', categories) }),
    ...(cover !== null && { featured_media: cover }),
    ...(goesLive && { status: 'publish' }),
  };
};

/** The posts and pages of a site. `findCover` uploads a new cover image. */
export const openWordpressArchive = (
  getRead: () => Promise<WordpressRead>,
  findCover: (change: PostChange) => Promise<FoundCover>,
): Archive => ({
  readPage: async (cursor, changedSince) => readPage(await getRead(), cursor, changedSince),
  read: async (id) => {
    const read = await getRead();
    try {
      const { body } = await read('GET', buildPostPath(id).path, wholePost);
      return toArchivedPost(readReply('GET', storedPost, body));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  },
  update: async (id, change) => {
    const read = await getRead();
    const { path, kind } = buildPostPath(id);
    const { id: cover, coverProblem } = change.imageUrl === null ? { id: 0 } : await findCover(change);
    const body = await buildChange(read, change, kind, cover);
    const saved = readReply('POST', storedPost, (await read('POST', path, wholePost, body)).body);
    const { metaTitle = '', metaDescription = '' } = change;
    await saveMeta(async (...args) => (await read(...args)).body, path, saved.meta, {
      metaTitle,
      metaDescription,
    });
    return { ...toArchivedPost(saved), ...(coverProblem && { coverProblem }) };
  },
});
