import type { EndpointSchemas } from '@rankwright/contracts/http';
import { planLimits } from '@rankwright/contracts/limits';
import type * as endpoints from '@rankwright/contracts/planner';
import type { Keyword } from '@rankwright/contracts/planner';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { explainCount, removeDuplicates, toKeyword, toKeywordRow } from './keyword.model.ts';
import {
  findKeywordRows,
  insertKeywords,
  listKeywordArticles,
  listKeywordRows,
  markKeywordsDeleted,
  restoreKeywordRows,
  updateKeywordCategory,
} from './keyword.repository.ts';
import { findKeywordIdeas } from './keywordIdeas.service.ts';

type Store = Pick<Deps, 'db' | 'clock'>;

const limit = planLimits.keywordsLimit;

/** The keywords of the account, each with the newest article about it. */
export const listKeywords = async ({ db }: Store, ownerId: string): Promise<Keyword[]> => {
  const [rows, written] = await Promise.all([listKeywordRows(db, ownerId), listKeywordArticles(db, ownerId)]);
  const articles = new Map(written.map(({ keywordId, id, title }) => [keywordId, { id, title }]));
  return rows.map((row) => ({ ...toKeyword(row), article: articles.get(row.id) ?? null }));
};

/** The difficulty of the first of these keywords that the account has with one; null: unknown. */
export const findKeywordDifficulty = async (
  db: Deps['db'],
  ownerId: string,
  names: readonly string[],
): Promise<number | null> => {
  const wanted = names.map((name) => name.toLowerCase());
  const rows = wanted.length > 0 ? await findKeywordRows(db, ownerId, wanted) : [];
  const known = new Map(rows.map(({ keyword, difficulty }) => [keyword.toLowerCase(), difficulty]));
  return wanted.map((name) => known.get(name) ?? null).find((value) => value !== null) ?? null;
};

/** Adds a keyword. Throws `KEYWORD_EXISTS` or `KEYWORDS_LIMIT`. */
export const createKeyword = async (
  { db, clock }: Store,
  ownerId: string,
  input: z.output<typeof endpoints.keywordInput>,
): Promise<Keyword> => {
  const { added, overLimit } = await insertKeywords(
    db,
    ownerId,
    [toKeywordRow(ownerId, input, clock.now())],
    limit,
  );
  if (overLimit.length > 0) throw new AppError('KEYWORDS_LIMIT');
  const [row] = added;
  if (!row) throw new AppError('KEYWORD_EXISTS');
  return toKeyword(row);
};

/** Sets one category for the keywords of the account among `ids`. */
export const updateKeywords = async (
  { db }: Store,
  ownerId: string,
  { ids, category }: z.output<EndpointSchemas<typeof endpoints.updateKeywords>['body']>,
): Promise<Keyword[]> =>
  (await updateKeywordCategory(db, ownerId, ids, category === '' ? null : category)).map(toKeyword);

/** Deletes the keywords of the account among `ids`. */
export const deleteKeywords = async (
  { db, clock }: Store,
  ownerId: string,
  ids: readonly string[],
): Promise<void> => {
  await markKeywordsDeleted(db, ownerId, ids, clock.now());
};

/** Deletes a keyword. Throws `NOT_FOUND`. */
export const deleteKeyword = async ({ db, clock }: Store, ownerId: string, id: string): Promise<void> => {
  if ((await markKeywordsDeleted(db, ownerId, [id], clock.now())) === 0) throw new AppError('NOT_FOUND');
};

/** Restores deleted keywords, all or none. Throws `NOT_FOUND`, `KEYWORD_EXISTS` or `KEYWORDS_LIMIT`. */
export const restoreKeywords = async (
  { db }: Store,
  ownerId: string,
  ids: readonly string[],
): Promise<Keyword[]> => {
  const restored = await restoreKeywordRows(db, ownerId, ids, limit);
  if (restored.kind === 'gone') throw new AppError('NOT_FOUND');
  if (restored.kind === 'taken') throw new AppError('KEYWORD_EXISTS');
  if (restored.kind === 'full') throw new AppError('KEYWORDS_LIMIT');
  return restored.rows.map(toKeyword);
};

/** Restores a deleted keyword. Throws like `restoreKeywords`. */
export const restoreKeyword = async (store: Store, ownerId: string, id: string): Promise<Keyword> => {
  const [restored] = await restoreKeywords(store, ownerId, [id]);
  if (!restored) throw new AppError('NOT_FOUND');
  return restored;
};

/** Finds keywords for a niche and adds those that fit; `note` says why there are fewer than asked for. */
export const generateKeywords = async (
  deps: Deps,
  ownerId: string,
  request: z.output<EndpointSchemas<typeof endpoints.generateKeywords>['body']>,
  signal: AbortSignal,
): Promise<{ keywords: Keyword[]; note: string | null }> => {
  const { db, clock } = deps;
  const own = await listKeywordRows(db, ownerId);
  if (own.length >= limit) throw new AppError('KEYWORDS_LIMIT');
  const exclude = own.map(({ keyword }) => keyword);
  const found = await findKeywordIdeas(deps, ownerId, request, exclude, signal);
  const rows = found.map((idea) => ({ ownerId, ...idea, createdAt: clock.now() }));
  const { added, overLimit } = await insertKeywords(db, ownerId, rows, limit);
  return { keywords: added.map(toKeyword), note: explainCount(request, added.length, overLimit.length) };
};

/** Adds keywords, up to the limit of the list; says which were skipped and which did not fit. */
export const importKeywords = async (
  { db, clock }: Store,
  ownerId: string,
  keywords: readonly z.output<typeof endpoints.keywordInput>[],
) => {
  const inputs = removeDuplicates(keywords);
  const rows = inputs.map((input) => toKeywordRow(ownerId, input, clock.now()));
  const { added, existing, overLimit } = await insertKeywords(db, ownerId, rows, limit);
  const kept = new Set(inputs);
  const repeated = keywords.filter((input) => !kept.has(input)).map(({ keyword }) => keyword);
  return { added: added.map(toKeyword), skipped: [...existing, ...repeated], overLimit };
};
