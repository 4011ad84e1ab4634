import { countMarkdownWords } from '@rankwright/contracts/markdown';
import type { Database } from '../../database/database.ts';
import type { ArticleRow, NewArticle } from '../../database/schema/articles.ts';
import { insertArticle, insertArticleVersion, lockArticle, updateArticleRow } from './article.repository.ts';
import { personProvenance } from './article.service.ts';

export { lockArticle };

type ImportedFields = Pick<
  NewArticle,
  | 'title'
  | 'content'
  | 'slug'
  | 'excerpt'
  | 'imageUrl'
  | 'imageAlt'
  | 'categories'
  | 'tags'
  | 'authorName'
  | 'publishedAt'
>;

/** Creates the article of a post. A public post counts as approved: somebody published it. */
export const createImportedArticle = (
  tx: Database,
  { ownerId, isLive, createdAt, now }: { ownerId: string; isLive: boolean; createdAt: Date; now: Date },
  fields: ImportedFields,
): Promise<ArticleRow> =>
  insertArticle(
    tx,
    {
      ...fields,
      ownerId,
      kind: 'imported',
      status: isLive ? 'published' : 'draft',
      ...(isLive && { approvedVersion: 1, approvedAt: now }),
      wordCount: countMarkdownWords(fields.content),
      provenance: personProvenance,
      createdAt,
      updatedAt: now,
    },
    'imported',
  );

/** Saves the site's text as a new version of a locked article. */
export const saveSiteText = async (
  tx: Database,
  row: ArticleRow,
  { title, content, isLive, now }: { title: string; content: string; isLive: boolean; now: Date },
): Promise<ArticleRow> => {
  const version = row.version + 1;
  const saved = await updateArticleRow(tx, row.ownerId, row.id, row.version, {
    title,
    content,
    version,
    wordCount: countMarkdownWords(content),
    ...(isLive && { approvedVersion: version, approvedAt: now }),
    updatedAt: now,
  });
  if (!saved) throw new Error('The article changed inside its transaction.');
  await insertArticleVersion(tx, saved, 'imported');
  return saved;
};
