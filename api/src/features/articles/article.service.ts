import type {
  Article,
  generationRequest,
  updateArticle,
  createArticle,
} from '@rankwright/contracts/articles';
import type { z } from 'zod';
import type { Database } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { countWords, shortened, slugOf } from '../../writer/offline/text.ts';
import type { Brief, Draft } from '../../writer/writer.ts';
import { countUsage } from '../billing/usage.repository.ts';
import { publicationsOf } from '../publishing/publication.repository.ts';
import { articleOf, splitList } from './article.model.ts';
import {
  addArticle,
  addVersion,
  changeArticle,
  findArticle,
  type ArticleRow,
  type NewArticle,
} from './article.repository.ts';

/** What is asked of the writer; the planner knows more word counts than the form. */
export type GenerationInput = Omit<z.output<typeof generationRequest>, 'wordCount'> & { wordCount: number };
type ArticleInput = z.output<typeof createArticle.body>;
type ArticleChange = z.output<typeof updateArticle.body>;

export const briefOf = (input: GenerationInput): Brief => ({
  primaryKeyword: input.primaryKeyword,
  secondaryKeywords: splitList(input.secondaryKeywords),
  industry: input.industry,
  targetAudience: input.targetAudience,
  wordCount: input.wordCount,
  ...(input.tone && { tone: input.tone }),
  ...(input.outline && { outline: input.outline }),
  ...(input.title && { title: input.title }),
});

export const readArticle = async (
  { db }: Pick<Deps, 'db'>,
  ownerId: string,
  id: string,
): Promise<ArticleRow> => {
  const row = await findArticle(db, ownerId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
};

export const shownArticle = async (deps: Pick<Deps, 'db'>, row: ArticleRow): Promise<Article> =>
  articleOf(row, await publicationsOf(deps.db, row.ownerId, [row.id]));

const person = {
  writer: 'person' as const,
  model: null,
  promptVersion: null,
  durationMs: null,
  request: null,
};

/** More to write in the same transaction that keeps the article. */
export type AlsoKeep = (tx: Database, row: ArticleRow) => Promise<void>;

interface Written {
  kind: 'generated' | 'rewritten';
  draft: Draft;
  request: Record<string, unknown>;
  /** When the work began. */
  since: Date;
  facts: Partial<NewArticle>;
}

/** Keeps what the writer wrote and counts it, both or neither. */
export const keepWritten = async (
  { db, clock, writer }: Deps,
  ownerId: string,
  { kind, draft, request, since, facts }: Written,
  also?: AlsoKeep,
): Promise<ArticleRow> => {
  const now = clock.now();
  const provenance = {
    writer: writer.kind,
    model: writer.model,
    promptVersion: writer.promptVersion,
    durationMs: now.getTime() - since.getTime(),
    request,
  };
  return db.transaction(async (tx) => {
    const row = await addArticle(
      tx,
      {
        ownerId,
        kind,
        ...facts,
        ...draft,
        wordCount: countWords(draft.content),
        provenance,
        createdAt: now,
        updatedAt: now,
      },
      kind,
    );
    await countUsage(tx, ownerId, 'articlesGenerated', now);
    await also?.(tx, row);
    return row;
  });
};

/** A text of one's own. */
export const keepOwn = async (
  { db, clock }: Deps,
  ownerId: string,
  input: ArticleInput,
  also?: AlsoKeep,
): Promise<ArticleRow> => {
  const now = clock.now();
  const { title, content } = input;
  return db.transaction(async (tx) => {
    const row = await addArticle(
      tx,
      {
        ownerId,
        title,
        content,
        status: input.status ?? 'draft',
        metaTitle: input.metaTitle ?? shortened(title, 60),
        metaDescription: input.metaDescription ?? '',
        slug: input.slug ?? slugOf(title),
        imageUrl: input.imageUrl ?? null,
        imageAlt: input.imageAlt ?? '',
        wordCount: countWords(content),
        provenance: person,
        createdAt: now,
        updatedAt: now,
      },
      'edited',
    );
    await also?.(tx, row);
    return row;
  });
};

const changed = (change: ArticleChange, now: Date): Partial<NewArticle> => {
  const { imageUrl, ...fields } = { ...change, baseVersion: undefined };
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
    ...(imageUrl !== undefined && { imageUrl: imageUrl ?? null }),
    wordCount: countWords(change.content),
    updatedAt: now,
  };
};

/** Saves an article as its next version. Who edited an older one is told so. */
export const saveArticleIn = async (
  tx: Database,
  now: Date,
  ownerId: string,
  id: string,
  change: ArticleChange,
  reason: 'edited' | 'restored' = 'edited',
): Promise<ArticleRow> => {
  const before = await findArticle(tx, ownerId, id);
  if (!before) throw new AppError('NOT_FOUND');
  if (change.baseVersion !== undefined && change.baseVersion !== before.version)
    throw new AppError('ARTICLE_CHANGED');
  const row = await changeArticle(tx, ownerId, id, before.version, {
    ...changed(change, now),
    version: before.version + 1,
  });
  if (!row) throw new AppError('ARTICLE_CHANGED');
  await addVersion(tx, row, reason);
  return row;
};

export const saveArticle = (
  { db, clock }: Deps,
  ownerId: string,
  id: string,
  change: ArticleChange,
  reason: 'edited' | 'restored' = 'edited',
): Promise<ArticleRow> => db.transaction((tx) => saveArticleIn(tx, clock.now(), ownerId, id, change, reason));
