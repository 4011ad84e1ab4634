import { volume } from '@rankwright/contracts/limits';
import { addMs } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import type { ArticleRow } from '../articles/article.repository.ts';
import { writeArticle } from '../articles/generation.service.ts';
import { updateWaitingItem, type ReviewRow } from './review.repository.ts';

const writerTimeoutMs = 5 * 60_000;
const retryMs = 3_600_000;

const createGenerationInput = ({ item, article }: ReviewRow) => ({
  primaryKeyword: article.primaryKeyword || article.title,
  secondaryKeywords: article.secondaryKeywords.join(', '),
  industry: article.industry,
  targetAudience: article.targetAudience,
  wordCount: Math.max(volume.min, item.volume || volume.plannerDefault),
  title: article.title,
});

/** Writes the article's text. Undefined when it failed; the next attempt is an hour later. */
export const writeMissingText = async (deps: Deps, row: ReviewRow): Promise<ArticleRow | undefined> => {
  const { clock, db, log } = deps;
  const nextAttemptAt = addMs(clock.now(), retryMs);
  if (!(await updateWaitingItem(db, row.item, { nextAttemptAt }))) return undefined;
  try {
    const signal = AbortSignal.timeout(writerTimeoutMs);
    return await writeArticle(deps, row.article, createGenerationInput(row), signal);
  } catch (error) {
    if (!(error instanceof AppError)) log.error({ err: error }, 'writing a scheduled text failed');
    const deliveryError =
      error instanceof AppError ? error.message : new AppError('GENERATION_FAILED').message;
    await updateWaitingItem(db, row.item, { deliveryError });
    return undefined;
  }
};
