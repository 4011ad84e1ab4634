import type { GenerationEvent } from '@rankwright/contracts/articles';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { writeDraft, type DraftEvent } from '../../writer/writeDraft.ts';
import type { Draft } from '../../writer/writer.ts';
import { openWriterSession, type WriterSession } from '../writers/accountWriter.service.ts';
import {
  createBrief,
  saveGeneratedArticle,
  withPublications,
  type AfterSave,
  type GenerationInput,
} from './article.service.ts';
import type { ArticleRow } from '../../database/schema/articles.ts';

const createArticleFields = (input: GenerationInput) => {
  const brief = createBrief(input);
  return {
    primaryKeyword: brief.primaryKeyword,
    secondaryKeywords: brief.secondaryKeywords,
    industry: brief.industry,
    targetAudience: brief.targetAudience,
  };
};

/** The same steps as a background generation, without saving its progress. */
const writeInline = (
  input: GenerationInput,
  { writer, profile, call }: WriterSession,
): AsyncGenerator<DraftEvent> => writeDraft(writer, { ...createBrief(input), profile }, call);

const createGeneratedArticle = (
  input: GenerationInput,
  draft: Draft,
  since: Date,
  { writer, tokens }: WriterSession,
) => ({
  kind: 'generated' as const,
  draft,
  request: input,
  since,
  facts: createArticleFields(input),
  writer,
  tokens,
});

/** Generates and saves an article. Nothing is saved or counted when the writer fails. */
export const generateArticle = async (
  deps: Deps,
  ownerId: string,
  input: GenerationInput,
  signal: AbortSignal,
  afterSave?: AfterSave,
): Promise<ArticleRow> => {
  const since = deps.clock.now();
  const session = await openWriterSession(deps, ownerId, signal);
  try {
    for await (const event of writeInline(input, session)) {
      if (event.type !== 'draft') continue;
      const generated = createGeneratedArticle(input, event.draft, since, session);
      return await saveGeneratedArticle(deps, ownerId, generated, afterSave);
    }
  } finally {
    await session.close();
  }
  throw new AppError('GENERATION_FAILED');
};

/**
 * Generates and saves an article, yielding events. When the client disconnects, nothing is saved or counted.
 */
export async function* streamArticle(
  deps: Deps,
  ownerId: string,
  input: GenerationInput,
  signal: AbortSignal,
): AsyncGenerator<GenerationEvent> {
  const since = deps.clock.now();
  const session = await openWriterSession(deps, ownerId, signal);
  try {
    for await (const event of writeInline(input, session)) {
      if (event.type === 'stage' || event.type === 'text') yield event;
      if (event.type !== 'draft') continue;
      yield { type: 'stage', stage: 'saving', section: 1, sections: 1 };
      signal.throwIfAborted();
      const generated = createGeneratedArticle(input, event.draft, since, session);
      const row = await saveGeneratedArticle(deps, ownerId, generated);
      yield { type: 'article', article: await withPublications(deps, row) };
    }
  } catch (error) {
    if (signal.aborted) return;
    const appError = error instanceof AppError ? error : new AppError('GENERATION_FAILED', { cause: error });
    deps.log.warn({ err: error }, 'generation failed');
    yield { type: 'error', code: appError.code, message: appError.message };
  } finally {
    await session.close();
  }
}
