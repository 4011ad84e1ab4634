import { isDeepStrictEqual } from 'node:util';
import { countWords } from '@rankwright/contracts/text';
import type { updateArticle as endpoint } from '@rankwright/contracts/articles';
import type { z } from 'zod';
import type { Database } from '../../database/database.ts';
import type { ArticleRow, NewArticle } from '../../database/schema/articles.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { articleChangedJob } from './article.jobs.ts';
import { findArticle, insertArticleVersion, updateArticleRow } from './article.repository.ts';
import { confirmAutosavedVersion, replaceAutosavedVersion } from './autosavedVersion.repository.ts';

type ArticleChange = z.output<typeof endpoint.body>;
type ArticleFields = Partial<Omit<NewArticle, 'search'>>;
type SaveReason = 'edited' | 'autosaved' | 'restored';

/** Texts saved automatically within this time are one entry of the version history. */
const autosaveWindowMs = 10 * 60_000;

const toArticleFields = (change: ArticleChange): ArticleFields => {
  const { imageUrl, ...fields } = { ...change, baseVersion: undefined, autosave: undefined };
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
    ...(imageUrl !== undefined && { imageUrl: imageUrl === '' ? null : imageUrl }),
  };
};

const trim = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

const isSaved = (row: ArticleRow, fields: ArticleFields): boolean =>
  Object.entries(fields).every(([name, value]) =>
    isDeepStrictEqual(trim(value), trim(row[name as keyof ArticleRow])),
  );

/** Adds the saved text to the version history. An approved version is never replaced. */
const saveVersion = async (
  tx: Database,
  before: ArticleRow,
  row: ArticleRow,
  reason: SaveReason,
): Promise<void> => {
  const since = new Date(row.updatedAt.getTime() - autosaveWindowMs);
  const isReplaced =
    reason === 'autosaved' &&
    before.approvedVersion !== before.version &&
    (await replaceAutosavedVersion(tx, before.version, row, since));
  if (!isReplaced) await insertArticleVersion(tx, row, reason);
};

const updateInTransaction = async (
  tx: Database,
  now: Date,
  before: ArticleRow,
  fields: ArticleFields,
  reason: SaveReason,
): Promise<ArticleRow> => {
  const row = await updateArticleRow(tx, before.ownerId, before.id, before.version, {
    ...fields,
    wordCount: countWords(fields.content ?? before.content),
    updatedAt: now,
    version: before.version + 1,
  });
  if (!row) throw new AppError('ARTICLE_CHANGED');
  await saveVersion(tx, before, row, reason);
  return row;
};

/**
 * Saves a new version of an article; text that is saved already stays as it is, with its approval. Throws
 * ARTICLE_CHANGED when `baseVersion` is not the current version.
 */
export const updateArticle = (
  { db, clock, queue }: Deps,
  ownerId: string,
  id: string,
  change: ArticleChange,
  reason: SaveReason = change.autosave ? 'autosaved' : 'edited',
): Promise<ArticleRow> =>
  db.transaction(async (tx) => {
    const before = await findArticle(tx, ownerId, id);
    if (!before) throw new AppError('NOT_FOUND');
    if (change.baseVersion !== undefined && change.baseVersion !== before.version)
      throw new AppError('ARTICLE_CHANGED');
    const fields = toArticleFields(change);
    if (reason !== 'restored' && isSaved(before, fields)) {
      if (reason === 'edited') await confirmAutosavedVersion(tx, before);
      return before;
    }
    const row = await updateInTransaction(tx, clock.now(), before, fields, reason);
    await queue.send(articleChangedJob, { ownerId, articleId: id }, { tx, singletonKey: id });
    return row;
  });
