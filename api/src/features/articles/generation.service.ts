import type { GenerationEvent } from '@rankwright/contracts/articles';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import {
  briefOf,
  keepWritten,
  shownArticle,
  type AlsoKeep,
  type GenerationInput,
} from './article.service.ts';
import type { ArticleRow } from './article.repository.ts';

const factsOf = (input: GenerationInput) => {
  const brief = briefOf(input);
  return {
    primaryKeyword: brief.primaryKeyword,
    secondaryKeywords: brief.secondaryKeywords,
    industry: brief.industry,
    targetAudience: brief.targetAudience,
  };
};

/** Writes an article and keeps it; nothing is kept or counted when the writer fails. */
export const generate = async (
  deps: Deps,
  ownerId: string,
  input: GenerationInput,
  signal: AbortSignal,
  also?: AlsoKeep,
): Promise<ArticleRow> => {
  const since = deps.clock.now();
  for await (const event of deps.writer.draft(briefOf(input), signal)) {
    if (event.type === 'draft')
      return keepWritten(
        deps,
        ownerId,
        { kind: 'generated', draft: event.draft, request: input, since, facts: factsOf(input) },
        also,
      );
  }
  throw new AppError('GENERATION_FAILED');
};

/** The same, told as it happens. A caller who goes away stops the writer, and nothing is counted. */
export async function* generateEvents(
  deps: Deps,
  ownerId: string,
  input: GenerationInput,
  signal: AbortSignal,
): AsyncGenerator<GenerationEvent> {
  const since = deps.clock.now();
  try {
    for await (const event of deps.writer.draft(briefOf(input), signal)) {
      if (event.type !== 'draft') {
        yield event;
        continue;
      }
      yield { type: 'stage', stage: 'saving', section: 1, sections: 1 };
      signal.throwIfAborted();
      const row = await keepWritten(deps, ownerId, {
        kind: 'generated',
        draft: event.draft,
        request: input,
        since,
        facts: factsOf(input),
      });
      yield { type: 'article', article: await shownArticle(deps, row) };
    }
  } catch (error) {
    if (signal.aborted) return;
    const refusal = error instanceof AppError ? error : new AppError('GENERATION_FAILED', { cause: error });
    deps.log.warn({ err: error }, 'generation failed');
    yield { type: 'error', code: refusal.code, message: refusal.message };
  }
}
