import { eq } from 'drizzle-orm';
import { archivePosts } from '../../../api/src/database/schema/archive.ts';
import { articles } from '../../../api/src/database/schema/articles.ts';
import { openConnectedSite } from '../../../api/src/features/connections/openPlatform.service.ts';
import { parseUntrusted } from '../../../api/src/parsing/parseUntrusted.ts';
import type { GeneratedPost } from './generatePosts.ts';
import type { ImportAccount } from './importAccount.ts';

/** Blocks that Markdown has no form for. */
const htmlOnly = /wp:(columns|gallery|latest-posts|shortcode)|\[gallery|\[caption|<iframe/;

interface Comparison {
  identical: number;
  afterEdit: number;
  /** Posts with blocks that Markdown has no form for, of which none is listed as kept. */
  unnamed: number;
}

/** Reads every imported post back: as it is, and after a paragraph was added at its end. */
export const compareSources = async (
  { deps, ownerId }: ImportAccount,
  posts: readonly GeneratedPost[],
): Promise<Comparison> => {
  const sources = new Map(posts.map(({ title, content }) => [title, content]));
  const rows = await deps.db
    .select({
      title: archivePosts.title,
      parts: archivePosts.parts,
      kept: archivePosts.kept,
      content: articles.content,
    })
    .from(archivePosts)
    .innerJoin(articles, eq(articles.id, archivePosts.articleId))
    .where(eq(archivePosts.ownerId, ownerId));
  const result = { identical: 0, afterEdit: 0, unnamed: 0 };
  for (const { title, parts, kept, content } of rows) {
    const source = sources.get(title);
    if (source === undefined) continue;
    if ((await parseUntrusted('restoreSource', { markdown: content, parts })) === source)
      result.identical += 1;
    const edited = await parseUntrusted('restoreSource', {
      markdown: `${content}\n\nA new last paragraph.`,
      parts,
    });
    if (edited.startsWith(source.trimEnd()) && edited.includes('<p>A new last paragraph.</p>'))
      result.afterEdit += 1;
    if (htmlOnly.test(source) && kept.length === 0) result.unnamed += 1;
  }
  return result;
};

/** Sends every post back to the site as it was read, and compares what the site has stored then. */
export const writeBack = async (
  { deps, ownerId }: ImportAccount,
  posts: readonly GeneratedPost[],
): Promise<number> => {
  const sources = new Map(posts.map(({ title, content }) => [title, content]));
  const { archive } = await openConnectedSite(deps, ownerId, 'wordpress');
  if (!archive) throw new Error('The site has no archive.');
  const rows = await deps.db
    .select({
      remoteId: archivePosts.remoteId,
      title: archivePosts.title,
      parts: archivePosts.parts,
      content: articles.content,
    })
    .from(archivePosts)
    .innerJoin(articles, eq(articles.id, archivePosts.articleId))
    .where(eq(archivePosts.ownerId, ownerId));
  let identical = 0;
  for (const { remoteId, title, parts, content } of rows) {
    const source = sources.get(title);
    if (source === undefined) continue;
    const restored = await parseUntrusted('restoreSource', { markdown: content, parts });
    const saved = await archive.update(remoteId, {
      source: restored,
      idempotencySlug: remoteId,
      goesLive: false,
    });
    if (saved.source === source && saved.id === remoteId) identical += 1;
  }
  return identical;
};

/** Posts that were imported twice, and posts that are missing. */
export const countImported = async ({ deps, ownerId }: ImportAccount, posts: readonly GeneratedPost[]) => {
  const rows = await deps.db
    .select({ title: articles.title })
    .from(articles)
    .where(eq(articles.ownerId, ownerId));
  const counts = new Map<string, number>();
  for (const { title } of rows) counts.set(title, (counts.get(title) ?? 0) + 1);
  return {
    duplicates: [...counts.values()].reduce((sum, count) => sum + count - 1, 0),
    missing: posts.filter(({ title }) => !counts.has(title)).length,
  };
};
