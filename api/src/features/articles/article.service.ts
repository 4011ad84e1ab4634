import type { EndpointSchemas } from '@rankwright/contracts/http';
import { countMarkdownWords } from '@rankwright/contracts/markdown';
import { createSlug, parseList } from '@rankwright/contracts/text';
import type * as endpoints from '@rankwright/contracts/articles';
import type { Article, generationRequest } from '@rankwright/contracts/articles';
import type { TokenUsage } from '@rankwright/contracts/generations';
import type { z } from 'zod';
import type { Database } from '../../database/database.ts';
import type { ArticleRow, NewArticle } from '../../database/schema/articles.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { truncate } from '../../writer/text.ts';
import type { Brief, Draft, Writer } from '../../writer/writer.ts';
import { countGeneratedArticle } from '../billing/usage.service.ts';
import { findPublicationsByArticle } from '../publications/publications.service.ts';
import { toArticle } from './article.model.ts';
import { findClaims, saveExtractedClaims } from './claims.repository.ts';
import { insertArticle, findArticle } from './article.repository.ts';
import { findActiveGeneration } from './activeGeneration.repository.ts';
import { findSlots } from './slot.repository.ts';

export { findArticle, findArticles } from './article.repository.ts';

/** The generation request. Scheduled items allow more word counts than the form. */
export type GenerationInput = Omit<z.output<typeof generationRequest>, 'wordCount'> & { wordCount: number };
type ArticleInput = z.output<EndpointSchemas<typeof endpoints.createArticle>['body']>;

export const createBrief = (input: GenerationInput): Brief => ({
  primaryKeyword: input.primaryKeyword,
  secondaryKeywords: parseList(input.secondaryKeywords),
  industry: input.industry,
  targetAudience: input.targetAudience,
  wordCount: input.wordCount,
  ...(input.tone && { tone: input.tone }),
  ...(input.outline && { outline: input.outline }),
  ...(input.title && { title: input.title }),
});

export const getArticle = async (
  { db }: Pick<Deps, 'db'>,
  ownerId: string,
  id: string,
): Promise<ArticleRow> => {
  const row = await findArticle(db, ownerId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
};

/** The article as the API returns it, with its publications, slot, claims and running generation. */
export const withPublications = async ({ db }: Pick<Deps, 'db'>, row: ArticleRow): Promise<Article> => {
  const [publications, [slot], claims, generation] = await Promise.all([
    findPublicationsByArticle(db, row.ownerId, [row.id]),
    findSlots(db, row.ownerId, [row.id]),
    findClaims(db, row.ownerId, row.id),
    findActiveGeneration(db, row.ownerId, row.id),
  ]);
  return toArticle(row, publications, slot, claims, generation);
};

export const personProvenance = {
  writer: 'person' as const,
  model: null,
  promptVersion: null,
  durationMs: null,
  request: null,
};

/** Runs in the transaction that saves the article. */
export type AfterSave = (tx: Database, row: ArticleRow) => Promise<void>;

interface GeneratedArticle {
  kind: 'generated' | 'rewritten';
  draft: Draft;
  request: Record<string, unknown>;
  /** When generation started. */
  since: Date;
  writer: Writer;
  tokens: TokenUsage;
  facts: Partial<NewArticle>;
}

/** Saves a generated article and counts its usage in one transaction. */
export const saveGeneratedArticle = async (
  { db, clock }: Deps,
  ownerId: string,
  { kind, draft, request, since, facts, writer, tokens }: GeneratedArticle,
  afterSave?: AfterSave,
): Promise<ArticleRow> => {
  const now = clock.now();
  const provenance = {
    writer: writer.kind,
    model: writer.model,
    promptVersion: writer.promptVersion,
    durationMs: now.getTime() - since.getTime(),
    request,
    tokens: writer.kind === 'model' ? tokens : null,
  };
  return db.transaction(async (tx) => {
    const row = await insertArticle(
      tx,
      {
        ownerId,
        kind,
        ...facts,
        ...draft,
        generatedContent: draft.content,
        wordCount: countMarkdownWords(draft.content),
        provenance,
        createdAt: now,
        updatedAt: now,
      },
      kind,
    );
    await countGeneratedArticle(tx, ownerId, now);
    await saveExtractedClaims(tx, ownerId, row.id, draft.content, now);
    await afterSave?.(tx, row);
    return row;
  });
};

const getGivenLabels = ({ excerpt, categories, tags, authorName }: ArticleInput): Partial<NewArticle> => ({
  ...(excerpt !== undefined && { excerpt }),
  ...(categories && { categories }),
  ...(tags && { tags }),
  ...(authorName !== undefined && { authorName }),
});

/** Creates an article with the user's own text. */
export const createArticle = async (
  { db, clock }: Deps,
  ownerId: string,
  input: ArticleInput,
  afterSave?: AfterSave,
): Promise<ArticleRow> => {
  const now = clock.now();
  const { title, content } = input;
  return db.transaction(async (tx) => {
    const row = await insertArticle(
      tx,
      {
        ownerId,
        title,
        content,
        status: input.status ?? 'draft',
        metaTitle: input.metaTitle ?? truncate(title, 60),
        metaDescription: input.metaDescription ?? '',
        slug: input.slug ?? createSlug(title),
        imageUrl: input.imageUrl ?? null,
        imageAlt: input.imageAlt ?? '',
        ...getGivenLabels(input),
        wordCount: countMarkdownWords(content),
        provenance: personProvenance,
        createdAt: now,
        updatedAt: now,
      },
      'edited',
    );
    await afterSave?.(tx, row);
    return row;
  });
};

/** Creates an article with another one's text. */
export const duplicateArticle = async (deps: Deps, ownerId: string, id: string): Promise<ArticleRow> => {
  const { title, content, metaDescription } = await getArticle(deps, ownerId, id);
  return createArticle(deps, ownerId, { title: `${title} (copy)`, content, metaDescription });
};
