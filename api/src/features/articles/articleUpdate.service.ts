import type { EndpointSchemas } from '@rankwright/contracts/http';
import { isDeepStrictEqual } from 'node:util';
import { countMarkdownWords } from '@rankwright/contracts/markdown';
import type { updateArticle as endpoint } from '@rankwright/contracts/articles';
import type { z } from 'zod';
import type { Database } from '../../database/database.ts';
import type { ArticleRow, NewArticle } from '../../database/schema/articles.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import {
  deleteSavedVersion,
  findArticle,
  insertArticleVersion,
  updateArticleRow,
} from './article.repository.ts';
import { articleChangedJob } from './articles.definition.ts';
import { confirmAutosavedVersion, replaceAutosavedVersion } from './autosavedVersion.repository.ts';

type ArticleChange = z.output<EndpointSchemas<typeof endpoint>['body']>;
type ArticleFields = Partial<Omit<NewArticle, 'search'>>;
type SaveReason = 'edited' | 'autosaved' | 'restored';

interface SaveOptions {
  reason?: SaveReason;
  /** The account stores as much as it may: only a text that is no longer than the present one is saved. */
  isFull?: boolean;
}

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
    wordCount: countMarkdownWords(fields.content ?? before.content),
    updatedAt: now,
    version: before.version + 1,
  });
  if (!row) throw new AppError('ARTICLE_CHANGED');
  await saveVersion(tx, before, row, reason);
  return row;
};

const countBytes = ({ title, content }: Pick<ArticleRow, 'title' | 'content'>): number =>
  Buffer.byteLength(title) + Buffer.byteLength(content);

/** The shorter text takes the place of the last edit in the history: a full account must not grow by saving. */
const replaceLastEdit = async (tx: Database, before: ArticleRow, change: ArticleChange): Promise<void> => {
  if (countBytes(change) > countBytes(before)) throw new AppError('STORAGE_LIMIT');
  await deleteSavedVersion(tx, before);
};

/**
 * Saves a new version of an article; text that is saved already stays as it is, with its approval. Throws
 * ARTICLE_CHANGED when `baseVersion` is not the current version and STORAGE_LIMIT when a full account saves a longer text.
 */
export const updateArticle = (
  { db, clock, queue }: Deps,
  ownerId: string,
  id: string,
  change: ArticleChange,
  { reason = change.autosave ? 'autosaved' : 'edited', isFull = false }: SaveOptions = {},
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
    if (isFull) await replaceLastEdit(tx, before, change);
    const row = await updateInTransaction(tx, clock.now(), before, fields, reason);
    await queue.send(articleChangedJob, { ownerId, articleId: id }, { tx, singletonKey: id });
    return row;
  });
