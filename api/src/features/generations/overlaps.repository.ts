import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { articles } from '../../database/schema/articles.ts';

export interface Overlap {
  id: string;
  title: string;
  primaryKeyword: string;
  reason: 'keyword' | 'title';
}

const maxOverlaps = 10;
const nearTitle = 0.6;
const minorWords = new Set(
  'a an and are as at by for from how in is it of on or the to what when why with your'.split(' '),
);

const normalize = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** Words that carry meaning, without plural endings. */
const listTerms = (text: string): Set<string> =>
  new Set(
    (normalize(text).match(/[\p{L}\p{N}]+/gu) ?? [])
      .filter((word) => !minorWords.has(word))
      .map((word) => (word.length > 3 ? word.replace(/(?:es|s)$/, '') : word)),
  );

/** Share of common words, 0 to 1. */
const compareTitles = (a: string, b: string): number => {
  const [first, second] = [listTerms(a), listTerms(b)];
  const common = [...first].filter((word) => second.has(word)).length;
  const all = new Set([...first, ...second]).size;
  return all === 0 ? 0 : common / all;
};

const findReason = (
  row: { title: string; primaryKeyword: string },
  keyword: string,
  title: string,
): Overlap['reason'] | null => {
  if (keyword && normalize(row.primaryKeyword) === normalize(keyword)) return 'keyword';
  return title && compareTitles(row.title, title) >= nearTitle ? 'title' : null;
};

/** Own articles with the same keyword or nearly the same title. */
export const findOverlappingArticles = async (
  db: Database,
  ownerId: string,
  { keyword, title, articleId }: { keyword: string; title: string; articleId?: string | undefined },
): Promise<Overlap[]> => {
  const rows = await db
    .select({ id: articles.id, title: articles.title, primaryKeyword: articles.primaryKeyword })
    .from(articles)
    .where(
      and(
        eq(articles.ownerId, ownerId),
        isNull(articles.deletedAt),
        articleId ? ne(articles.id, articleId) : undefined,
      ),
    )
    .limit(5_000);
  return rows
    .flatMap((row) => {
      const reason = findReason(row, keyword, title);
      return reason ? [{ ...row, reason }] : [];
    })
    .slice(0, maxOverlaps);
};
