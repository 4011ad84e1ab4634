import type { EndpointSchemas } from '@rankwright/contracts/http';
import type * as endpoints from '@rankwright/contracts/generations';
import type { z } from 'zod';
import { getLeaseEnd } from '../../database/lease.ts';
import type { Database } from '../../database/database.ts';
import type { ArticleRow } from '../../database/schema/articles.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { getArticle } from '../articles/article.service.ts';
import { createEmptyArticle, writeGeneratedText } from '../articles/generatedText.service.ts';
import { recordEvent } from '../events/events.service.ts';
import { createPartialDraft, toGenerationEvent } from './generation.model.ts';
import { generateJob } from './generations.definition.ts';
import {
  findGeneration,
  insertGeneration,
  markGenerationApplied,
  type GenerationRow,
} from './generations.repository.ts';
import { createProvenance, settleGeneration } from './settleGeneration.ts';

type GenerationRequest = z.output<EndpointSchemas<typeof endpoints.startGeneration>['body']>;

const resolveArticleId = async (
  tx: Database,
  ownerId: string,
  request: GenerationRequest,
  now: Date,
): Promise<string> => {
  const given = request.articleId ?? request.rerunOf;
  if (!given) return createEmptyArticle(tx, ownerId, request, now);
  for (const id of [given, request.rerunOf]) if (id) await getArticle({ db: tx }, ownerId, id);
  return given;
};

/** A job that no worker took after this long is queued again. */
const queueMs = 600_000;

/** Starts writing. The article exists from now on; the worker does the rest. */
export const startGeneration = async (
  deps: Deps,
  ownerId: string,
  request: GenerationRequest,
): Promise<GenerationRow> => {
  const { db, queue, clock } = deps;
  const now = clock.now();
  const { rerunOf, ...inputs } = { ...request, articleId: undefined };
  const started = await db.transaction(async (tx) => {
    const articleId = await resolveArticleId(tx, ownerId, request, now);
    const row = await insertGeneration(tx, {
      ownerId,
      articleId,
      rerunOf: rerunOf ?? null,
      request: inputs,
      wordGoal: request.wordCount,
      title: inputs.title?.trim() ? inputs.title : inputs.primaryKeyword,
      leaseUntil: getLeaseEnd(queueMs),
      startedAt: now,
    });
    if (!row) throw new AppError('GENERATION_RUNNING');
    await recordEvent(tx, ownerId, 'generation', toGenerationEvent(row, ''));
    await queue.send(generateJob, { id: row.id }, { tx });
    return row;
  });
  queue.wake(generateJob);
  return started;
};

export const getGeneration = async (deps: Deps, ownerId: string, id: string): Promise<GenerationRow> => {
  const row = await findGeneration(deps.db, ownerId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
};

/** Stops at once and keeps the text; a generation that has ended is returned as it is. */
export const stopGeneration = async (deps: Deps, ownerId: string, id: string): Promise<GenerationRow> => {
  const row = await getGeneration(deps, ownerId, id);
  if (row.finishedAt) return row;
  const stopped = await settleGeneration(deps, row, 'stopped', createPartialDraft(row.title, row.text));
  return stopped ?? getGeneration(deps, ownerId, id);
};

/** Takes a generated text over as the article's new version. */
export const applyGeneration = async (
  deps: Deps,
  ownerId: string,
  id: string,
  version: number,
): Promise<ArticleRow> => {
  const row = await getGeneration(deps, ownerId, id);
  if (!row.finishedAt) throw new AppError('GENERATION_RUNNING');
  if (!row.text.trim()) throw new AppError('GENERATION_EMPTY');
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const article = await getArticle({ db: tx }, ownerId, row.articleId);
    if (article.version !== version) throw new AppError('ARTICLE_CHANGED');
    // The slug is the address of posts that may be live already.
    const kept = { slug: article.slug, metaDescription: article.metaDescription };
    const draft = { ...createPartialDraft(row.title, row.text), ...kept };
    const provenance = createProvenance(row, row.finishedAt ?? now);
    const saved = await writeGeneratedText(tx, article, draft, provenance, now);
    await markGenerationApplied(tx, row.id);
    return saved;
  });
};
