import { volume } from '@rankwright/contracts/limits';
import type { Database } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { findArticle, type ArticleRow } from '../articles/article.repository.ts';
import { keepOwn } from '../articles/article.service.ts';
import { generate } from '../articles/generation.service.ts';
import type { ItemRow } from '../planner/item.repository.ts';
import { linkArticle } from './delivery.repository.ts';

export type ItemText =
  | { kind: 'ready'; article: ArticleRow }
  /** `again`: the writer may do better another time. */
  | { kind: 'missing'; reason: string; again: boolean }
  /** The item was changed or taken over meanwhile; what was written is not kept. */
  | { kind: 'lost' };

/** Rolls back what was written for it. */
class ClaimLostError extends Error {}

const linkTo = (item: ItemRow) => async (tx: Database, article: ArticleRow) => {
  if (!(await linkArticle(tx, item, article.id))) throw new ClaimLostError();
};

const requestOf = (item: ItemRow) => ({
  primaryKeyword: item.keywords[0] ?? item.title,
  secondaryKeywords: item.keywords.slice(1).join(', '),
  industry: '',
  targetAudience: '',
  wordCount: Math.max(volume.min, item.volume || volume.plannerDefault),
  title: item.title,
});

const writerMs = 5 * 60_000;
/** Asking again would bring the same answer. */
const final: readonly string[] = ['GENERATION_REFUSED', 'INVALID_REQUEST'];

const failed = ({ log }: Deps, error: unknown): ItemText => {
  if (error instanceof ClaimLostError) return { kind: 'lost' };
  if (!(error instanceof AppError)) log.error({ err: error }, 'writing for the planner failed');
  const known = error instanceof AppError ? error : new AppError('GENERATION_FAILED');
  return { kind: 'missing', reason: known.message, again: !final.includes(known.code) };
};

const written = async (deps: Deps, item: ItemRow): Promise<ItemText> => {
  try {
    if (item.content.trim()) {
      const own = { title: item.title, content: item.content };
      return { kind: 'ready', article: await keepOwn(deps, item.ownerId, own, linkTo(item)) };
    }
    const signal = AbortSignal.timeout(writerMs);
    const article = await generate(deps, item.ownerId, requestOf(item), signal, linkTo(item));
    return { kind: 'ready', article };
  } catch (error) {
    return failed(deps, error);
  }
};

/** The article behind an item: the linked one, else one made of the item's own text, else one written now. */
export const textOf = async (deps: Deps, item: ItemRow): Promise<ItemText> => {
  if (!item.articleId) return written(deps, item);
  const article = await findArticle(deps.db, item.ownerId, item.articleId);
  return article
    ? { kind: 'ready', article }
    : { kind: 'missing', reason: 'Its article was deleted. Restore it, or plan another.', again: false };
};
