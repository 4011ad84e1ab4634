import { countMarkdownWords } from '@rankwright/contracts/markdown';
import { createSlug, parseList } from '@rankwright/contracts/text';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { articles, type Provenance, type ArticleRow } from '../../database/schema/articles.ts';
import { AppError } from '../../http/AppError.ts';
import { truncate } from '../../writer/text.ts';
import type { Draft } from '../../writer/writer.ts';
import { findArticle, insertArticleVersion, updateArticleRow } from './article.repository.ts';
import { personProvenance, type GenerationInput } from './article.service.ts';
import { saveExtractedClaims } from './claims.repository.ts';

/** Creates the article that a generation fills. It gets its first version with its text. */
export const createEmptyArticle = async (
  tx: Database,
  ownerId: string,
  request: GenerationInput,
  now: Date,
): Promise<string> => {
  const title = request.title?.trim() ? request.title : request.primaryKeyword;
  const [row] = await tx
    .insert(articles)
    .values({
      ownerId,
      title,
      content: '',
      kind: 'generated',
      primaryKeyword: request.primaryKeyword,
      secondaryKeywords: parseList(request.secondaryKeywords),
      industry: request.industry,
      targetAudience: request.targetAudience,
      metaTitle: truncate(title, 60),
      slug: createSlug(title),
      provenance: personProvenance,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: articles.id });
  if (!row) throw new Error('The article was not saved.');
  return row.id;
};

/** Replaces an article's text with a generated one, as a new version. Throws ARTICLE_CHANGED. */
export const writeGeneratedText = async (
  tx: Database,
  article: ArticleRow,
  draft: Draft,
  provenance: Provenance,
  now: Date,
): Promise<ArticleRow> => {
  const row = await updateArticleRow(tx, article.ownerId, article.id, article.version, {
    ...draft,
    kind: 'generated',
    generatedContent: draft.content,
    provenance,
    wordCount: countMarkdownWords(draft.content),
    version: article.version + 1,
    updatedAt: now,
  });
  if (!row) throw new AppError('ARTICLE_CHANGED');
  await insertArticleVersion(tx, row, 'generated');
  await saveExtractedClaims(tx, row.ownerId, row.id, draft.content, now);
  return row;
};

interface GeneratedText {
  ownerId: string;
  articleId: string;
  draft: Draft;
  provenance: Provenance;
}

/** Fills the article when it has no text; text that a person wrote meanwhile is left alone. */
export const fillArticle = async (
  tx: Database,
  { ownerId, articleId, draft, provenance }: GeneratedText,
  now: Date,
): Promise<boolean> => {
  if (!draft.content.trim()) return false;
  await tx.select({ id: articles.id }).from(articles).where(eq(articles.id, articleId)).for('update');
  const article = await findArticle(tx, ownerId, articleId);
  if (!article || article.content.trim()) return false;
  await writeGeneratedText(tx, article, draft, provenance, now);
  return true;
};
