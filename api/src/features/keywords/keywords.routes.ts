import { planLimits } from '@rankwright/contracts/limits';
import {
  createKeyword,
  deleteKeyword,
  deleteKeywords,
  generateKeywords,
  importKeywords,
  listKeywords,
  restoreKeyword,
  restoreKeywords,
  updateKeywords,
  type Keyword,
  type keywordInput,
} from '@rankwright/contracts/planner';
import type { z } from 'zod';
import { AppError } from '../../http/AppError.ts';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import * as service from './keywords.service.ts';
import {
  insertKeywords,
  listKeywordArticles,
  listKeywordRows,
  markKeywordsDeleted,
  restoreKeywordRows,
  updateKeywordCategory,
  type KeywordRow,
} from './keyword.repository.ts';

const toKeyword = ({ id, keyword, volume, difficulty, category, estimated }: KeywordRow): Keyword => ({
  id,
  keyword,
  volume,
  // The documented field is a number; `difficultyKnown` says whether to show it.
  difficulty: difficulty ?? 1,
  difficultyKnown: difficulty !== null,
  category,
  estimated,
});

const toKeywordRow = (ownerId: string, input: z.output<typeof keywordInput>, createdAt: Date) => ({
  ownerId,
  keyword: input.keyword,
  volume: input.volume ?? null,
  difficulty: input.difficulty,
  category: input.category ?? null,
  createdAt,
});

const limit = planLimits.keywordsLimit;

/** Why there are fewer keywords than asked for; null when there are not. */
const explainCount = (
  { niche, count }: { niche: string; count: number },
  added: number,
  overLimit: number,
): string | null => {
  if (overLimit > 0)
    return `Your list is full: ${overLimit} more did not fit into its ${limit} keywords. Delete some to add more.`;
  if (added >= count) return null;
  return added === 0
    ? `No new keywords for “${niche}”: those we know are on your list. Try a narrower or a related topic.`
    : `We found ${added} new ${added === 1 ? 'keyword' : 'keywords'} for “${niche}”, not ${count}. Try a narrower or a related topic for more.`;
};

/** Removes duplicates, ignoring case; the first of each is kept. */
const removeDuplicates = <T extends { keyword: string }>(inputs: readonly T[]): T[] =>
  [
    ...new Map(inputs.toReversed().map((input) => [input.keyword.toLowerCase(), input])).values(),
  ].toReversed();

export const registerKeywords: Register = (app, deps) => {
  const { db, clock } = deps;
  const restore = async (ownerId: string, ids: readonly string[]): Promise<KeywordRow[]> => {
    const restored = await restoreKeywordRows(db, ownerId, ids, limit);
    if (restored.kind === 'gone') throw new AppError('NOT_FOUND');
    if (restored.kind === 'taken') throw new AppError('KEYWORD_EXISTS');
    if (restored.kind === 'full') throw new AppError('KEYWORDS_LIMIT');
    return restored.rows;
  };
  route(app, listKeywords, async ({ session: { userId } }) => {
    const [rows, written] = await Promise.all([listKeywordRows(db, userId), listKeywordArticles(db, userId)]);
    const articles = new Map(written.map(({ keywordId, id, title }) => [keywordId, { id, title }]));
    return {
      ...ok,
      keywords: rows.map((row) => ({ ...toKeyword(row), article: articles.get(row.id) ?? null })),
    };
  });
  route(app, createKeyword, async ({ session, body }) => {
    const input = toKeywordRow(session.userId, body, clock.now());
    const { added, overLimit } = await insertKeywords(db, session.userId, [input], limit);
    if (overLimit.length > 0) throw new AppError('KEYWORDS_LIMIT');
    const [row] = added;
    if (!row) throw new AppError('KEYWORD_EXISTS');
    return { ...ok, ...toKeyword(row) };
  });
  route(app, deleteKeyword, async ({ session, params }) => {
    if ((await markKeywordsDeleted(db, session.userId, [params.id], clock.now())) === 0)
      throw new AppError('NOT_FOUND');
    return ok;
  });
  route(app, restoreKeyword, async ({ session, params }) => {
    const [row] = await restore(session.userId, [params.id]);
    if (!row) throw new AppError('NOT_FOUND');
    return { ...ok, ...toKeyword(row) };
  });
  route(app, updateKeywords, async ({ session, body: { ids, category } }) => {
    const rows = await updateKeywordCategory(db, session.userId, ids, category || null);
    return { ...ok, keywords: rows.map(toKeyword) };
  });
  route(app, deleteKeywords, async ({ session, body }) => {
    await markKeywordsDeleted(db, session.userId, body.ids, clock.now());
    return ok;
  });
  route(app, restoreKeywords, async ({ session, body }) => {
    const rows = await restore(session.userId, body.ids);
    return { ...ok, keywords: rows.map(toKeyword) };
  });
  route(app, generateKeywords, async ({ session, body, signal }) => {
    const own = await listKeywordRows(db, session.userId);
    if (own.length >= limit) throw new AppError('KEYWORDS_LIMIT');
    const exclude = own.map(({ keyword }) => keyword);
    const found = await service.generateKeywords(deps, session.userId, body, exclude, signal);
    const rows = found.map((idea) => ({ ownerId: session.userId, ...idea, createdAt: clock.now() }));
    const { added, overLimit } = await insertKeywords(db, session.userId, rows, limit);
    return {
      ...ok,
      keywords: added.map(toKeyword),
      note: explainCount(body, added.length, overLimit.length),
    };
  });
  route(app, importKeywords, async ({ session, body }) => {
    const inputs = removeDuplicates(body.keywords);
    const { added, existing, overLimit } = await insertKeywords(
      db,
      session.userId,
      inputs.map((input) => toKeywordRow(session.userId, input, clock.now())),
      limit,
    );
    const repeats = body.keywords.length - inputs.length;
    const duplicates =
      repeats > 0
        ? body.keywords.filter((input) => !inputs.includes(input)).map(({ keyword }) => keyword)
        : [];
    return { ...ok, added: added.map(toKeyword), skipped: [...existing, ...duplicates], overLimit };
  });
};
