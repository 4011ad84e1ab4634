import { volume } from '@rankwright/contracts/limits';
import { addMs, hourMs } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { startGeneration } from '../generations/generations.service.ts';
import { updateWaitingItem, type ReviewRow } from './review.repository.ts';

const retryMs = 6 * hourMs;

const createGenerationRequest = ({ item, article }: ReviewRow) => ({
  articleId: article.id,
  primaryKeyword: article.primaryKeyword || article.title,
  secondaryKeywords: article.secondaryKeywords.join(', '),
  industry: article.industry,
  targetAudience: article.targetAudience,
  wordCount: Math.max(volume.min, item.volume || volume.plannerDefault),
  title: article.title,
});

/** Starts writing the article's text. If that fails, the next attempt starts hours later. */
export const startMissingText = async (deps: Deps, row: ReviewRow): Promise<void> => {
  const nextAttemptAt = addMs(deps.clock.now(), retryMs);
  if (!(await updateWaitingItem(deps.db, row.item, { nextAttemptAt }))) return;
  try {
    await startGeneration(deps, row.item.ownerId, createGenerationRequest(row));
  } catch (error) {
    const isRunning = error instanceof AppError && error.code === 'GENERATION_RUNNING';
    if (!isRunning) throw error;
  }
};
