import type { Database } from '../../database/database.ts';
import type { ArticleRow } from '../../database/schema/articles.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { findWrittenAt, updateArticleRow } from './article.repository.ts';
import { getArticle } from './article.service.ts';
import { articleChangedJob } from './articles.definition.ts';
import { isAutosaved } from './autosavedVersion.repository.ts';
import { approveArticleVersion } from './publishedArticle.repository.ts';
import { findStartingDraft } from './startingDraft.repository.ts';

const foldWhitespace = (text: string): string => text.replace(/\s+/g, ' ').trim();

type DraftFacts = Pick<ArticleRow, 'ownerId' | 'content' | 'generatedContent' | 'provenance'>;

/** Whether the text is the built-in writer's starting draft as it was written. */
export const isUneditedStartingDraft = ({
  provenance,
  content,
  generatedContent,
}: Omit<DraftFacts, 'ownerId'>): boolean =>
  provenance.writer === 'offline' &&
  generatedContent !== null &&
  foldWhitespace(content) === foldWhitespace(generatedContent);

/** Whether the text is a starting draft of the owner as it was written, also when it was copied. */
export const isStartingDraft = async (db: Database, article: DraftFacts): Promise<boolean> =>
  isUneditedStartingDraft(article) ||
  (await findStartingDraft(db, article.ownerId, article.content)) !== undefined;

/** What decides, beside its approval, whether a text may be published without a click. */
export const readTextFacts = async (db: Database, article: ArticleRow) => ({
  isStartingDraft: await isStartingDraft(db, article),
  isAutosaved: await isAutosaved(db, article),
  writtenAt: await findWrittenAt(db, article.ownerId, article.id),
});

/** Throws when the text may not be published in any mode. */
export const assertPublishableText = async (
  db: Database,
  ownerId: string,
  content: string,
): Promise<void> => {
  if (await findStartingDraft(db, ownerId, content)) throw new AppError('STARTING_DRAFT_UNEDITED');
};

/** Throws when the article may not be approved or published in any mode. */
const assertPublishable = async (db: Database, article: DraftFacts): Promise<void> => {
  if (article.content.trim() === '') throw new AppError('ARTICLE_EMPTY');
  if (await isStartingDraft(db, article)) throw new AppError('STARTING_DRAFT_UNEDITED');
};

/**
 * Approves the version that its owner has on screen and publishes with a click. Throws ARTICLE_CHANGED when it is not
 * the present one.
 */
export const approveShownVersion = async (
  tx: Database,
  { clock }: Pick<Deps, 'clock'>,
  { ownerId, id, version }: { ownerId: string; id: string; version: number | null },
): Promise<ArticleRow> => {
  const article = await getArticle({ db: tx }, ownerId, id);
  if (article.version !== version) throw new AppError('ARTICLE_CHANGED');
  await assertPublishable(tx, article);
  await approveArticleVersion(tx, article, clock.now());
  return article;
};

const saveReview = async (
  { db }: Pick<Deps, 'db'>,
  row: ArticleRow,
  version: number,
  change: Partial<ArticleRow>,
): Promise<ArticleRow> => {
  const saved = await updateArticleRow(db, row.ownerId, row.id, version, change);
  if (!saved) throw new AppError('ARTICLE_CHANGED');
  return saved;
};

/** Approves the version. Throws ARTICLE_CHANGED when it is not the present one. */
export const approveArticle = async (
  deps: Deps,
  ownerId: string,
  id: string,
  version: number,
): Promise<ArticleRow> => {
  const row = await getArticle(deps, ownerId, id);
  if (row.version !== version) throw new AppError('ARTICLE_CHANGED');
  await assertPublishable(deps.db, row);
  const approvedAt = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const change = { approvedVersion: version, approvedAt, rejectedVersion: null };
    const saved = await saveReview({ db: tx }, row, version, change);
    await deps.queue.send(articleChangedJob, { ownerId, articleId: id }, { tx, singletonKey: id });
    return saved;
  });
};

/** Rejects the version, so that sites in automatic mode do not publish it. */
export const rejectArticle = async (
  deps: Deps,
  ownerId: string,
  id: string,
  version: number,
): Promise<ArticleRow> => {
  const row = await getArticle(deps, ownerId, id);
  const change = { approvedVersion: null, approvedAt: null, rejectedVersion: version };
  return saveReview(deps, row, version, change);
};
