import { volume } from '@rankwright/contracts/limits';
import type { Database } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { findArticle, type ArticleRow } from '../articles/article.repository.ts';
import { createArticle } from '../articles/article.service.ts';
import { generateArticle } from '../articles/generation.service.ts';
import type { ScheduledItemRow } from '../planner/scheduledItem.repository.ts';
import { linkArticle } from './delivery.repository.ts';

export type ScheduledItemArticle =
  | { kind: 'ready'; article: ArticleRow }
  /** The flag is true when generating again may succeed. */
  | { kind: 'missing'; reason: string; canRetry: boolean }
  /** The item was changed or claimed by another worker meanwhile; the article is discarded. */
  | { kind: 'lost' };

/** Rolls back the transaction that saves the article. */
class ClaimLostError extends Error {}

const createArticleLinker = (item: ScheduledItemRow) => async (tx: Database, article: ArticleRow) => {
  if (!(await linkArticle(tx, item, article.id))) throw new ClaimLostError();
};

const createGenerationInput = (item: ScheduledItemRow) => ({
  primaryKeyword: item.keywords[0] ?? item.title,
  secondaryKeywords: item.keywords.slice(1).join(', '),
  industry: '',
  targetAudience: '',
  wordCount: Math.max(volume.min, item.volume || volume.plannerDefault),
  title: item.title,
});

const writerTimeoutMs = 5 * 60_000;
/** Errors that a retry would repeat. */
const finalErrorCodes: readonly string[] = ['GENERATION_REFUSED', 'INVALID_REQUEST'];

const toMissingArticle = ({ log }: Deps, error: unknown): ScheduledItemArticle => {
  if (error instanceof ClaimLostError) return { kind: 'lost' };
  if (!(error instanceof AppError))
    log.error({ err: error }, 'article generation for a scheduled item failed');
  const known = error instanceof AppError ? error : new AppError('GENERATION_FAILED');
  return { kind: 'missing', reason: known.message, canRetry: !finalErrorCodes.includes(known.code) };
};

const createItemArticle = async (deps: Deps, item: ScheduledItemRow): Promise<ScheduledItemArticle> => {
  try {
    if (item.content.trim()) {
      const own = { title: item.title, content: item.content };
      return {
        kind: 'ready',
        article: await createArticle(deps, item.ownerId, own, createArticleLinker(item)),
      };
    }
    const signal = AbortSignal.timeout(writerTimeoutMs);
    const article = await generateArticle(
      deps,
      item.ownerId,
      createGenerationInput(item),
      signal,
      createArticleLinker(item),
    );
    return { kind: 'ready', article };
  } catch (error) {
    return toMissingArticle(deps, error);
  }
};

/** The item's article: the linked one, else one created from the item's text, else a generated one. */
export const resolveItemArticle = async (
  deps: Deps,
  item: ScheduledItemRow,
): Promise<ScheduledItemArticle> => {
  if (!item.articleId) return createItemArticle(deps, item);
  const article = await findArticle(deps.db, item.ownerId, item.articleId);
  return article
    ? { kind: 'ready', article }
    : {
        kind: 'missing',
        reason: 'The linked article was deleted. Restore it or plan another one.',
        canRetry: false,
      };
};
