import type { GenerationEvent } from '@rankwright/contracts/articles';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import {
  createBrief,
  saveGeneratedArticle,
  saveGeneratedText,
  withPublications,
  type AfterSave,
  type GenerationInput,
} from './article.service.ts';
import type { ArticleRow } from './article.repository.ts';

const createArticleFields = (input: GenerationInput) => {
  const brief = createBrief(input);
  return {
    primaryKeyword: brief.primaryKeyword,
    secondaryKeywords: brief.secondaryKeywords,
    industry: brief.industry,
    targetAudience: brief.targetAudience,
  };
};

/** Generates and saves an article. Nothing is saved or counted when the writer fails. */
export const generateArticle = async (
  deps: Deps,
  ownerId: string,
  input: GenerationInput,
  signal: AbortSignal,
  afterSave?: AfterSave,
): Promise<ArticleRow> => {
  const since = deps.clock.now();
  for await (const event of deps.writer.draft(createBrief(input), signal)) {
    if (event.type === 'draft')
      return saveGeneratedArticle(
        deps,
        ownerId,
        { kind: 'generated', draft: event.draft, request: input, since, facts: createArticleFields(input) },
        afterSave,
      );
  }
  throw new AppError('GENERATION_FAILED');
};

/** Writes the text of an article that has none. Nothing is saved or counted when the writer fails. */
export const writeArticle = async (
  deps: Deps,
  row: ArticleRow,
  input: GenerationInput,
  signal: AbortSignal,
): Promise<ArticleRow> => {
  const since = deps.clock.now();
  for await (const event of deps.writer.draft(createBrief(input), signal)) {
    if (event.type === 'draft')
      return saveGeneratedText(deps, row, { ...event.draft, title: row.title }, input, since);
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
  try {
    for await (const event of deps.writer.draft(createBrief(input), signal)) {
      if (event.type !== 'draft') {
        yield event;
        continue;
      }
      yield { type: 'stage', stage: 'saving', section: 1, sections: 1 };
      signal.throwIfAborted();
      const row = await saveGeneratedArticle(deps, ownerId, {
        kind: 'generated',
        draft: event.draft,
        request: input,
        since,
        facts: createArticleFields(input),
      });
      yield { type: 'article', article: await withPublications(deps, row) };
    }
  } catch (error) {
    if (signal.aborted) return;
    const appError = error instanceof AppError ? error : new AppError('GENERATION_FAILED', { cause: error });
    deps.log.warn({ err: error }, 'generation failed');
    yield { type: 'error', code: appError.code, message: appError.message };
  }
}
