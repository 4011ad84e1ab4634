import type { Database } from '../../database/database.ts';
import type { ArticleRow } from '../../database/schema/articles.ts';
import { countMarkdownWords } from '@rankwright/contracts/markdown';
import { insertArticle, insertArticleVersion, updateArticleRow } from './article.repository.ts';
import { isUneditedStartingDraft } from './approval.service.ts';
import { findStartingDraft } from './startingDraft.repository.ts';
import { personProvenance } from './article.service.ts';
import { isApproved } from './articleState.model.ts';

/** What its owner types in a scheduled item; omitted fields stay. */
export interface OwnText {
  title?: string | undefined;
  content?: string | undefined;
  keywords?: readonly string[] | undefined;
}

const getKeywordFields = ([primaryKeyword = '', ...secondaryKeywords]: readonly string[]) => ({
  primaryKeyword,
  secondaryKeywords,
});

/** A pasted starting draft stays one: it is published only after it was edited. */
const findDraftFacts = async (
  tx: Database,
  ownerId: string,
  content: string,
): Promise<Partial<Pick<ArticleRow, 'provenance' | 'generatedContent'>>> => {
  const draft = content ? await findStartingDraft(tx, ownerId, content) : undefined;
  return draft ? { provenance: draft.provenance, generatedContent: draft.generatedContent } : {};
};

const getApproval = (
  row: Pick<ArticleRow, 'content' | 'provenance' | 'generatedContent'>,
  version: number,
  now: Date,
) =>
  row.content !== '' && !isUneditedStartingDraft(row) ? { approvedVersion: version, approvedAt: now } : {};

/** Creates the article of a new scheduled item. Text that its owner typed is approved. */
export const createOwnArticle = async (
  tx: Database,
  now: Date,
  ownerId: string,
  { title = '', content = '', keywords = [] }: OwnText,
): Promise<ArticleRow> => {
  const text = {
    content,
    provenance: personProvenance,
    generatedContent: null,
    ...(await findDraftFacts(tx, ownerId, content)),
  };
  return insertArticle(
    tx,
    {
      ownerId,
      title,
      ...text,
      ...getKeywordFields(keywords),
      ...getApproval(text, 1, now),
      wordCount: countMarkdownWords(content),
      createdAt: now,
      updatedAt: now,
    },
    'edited',
  );
};

/** Saves what its owner typed. Typed text is approved; an approved article stays so under a new title. */
export const updateOwnText = async (
  tx: Database,
  now: Date,
  row: ArticleRow,
  { title = row.title, content = row.content, keywords }: OwnText,
): Promise<ArticleRow> => {
  const isTyped = content !== row.content;
  const fields = {
    ...(keywords && getKeywordFields(keywords)),
    ...(isTyped && (await findDraftFacts(tx, row.ownerId, content))),
  };
  const isNewVersion = isTyped || title !== row.title;
  const version = isNewVersion ? row.version + 1 : row.version;
  const isOwnText = isNewVersion && (isTyped || isApproved(row));
  const saved = await updateArticleRow(tx, row.ownerId, row.id, row.version, {
    ...fields,
    title,
    content,
    version,
    ...(isOwnText && getApproval({ ...row, ...fields, content }, version, now)),
    ...(isNewVersion && { wordCount: countMarkdownWords(content), updatedAt: now }),
  });
  if (!saved) throw new Error('The article changed inside its transaction.');
  if (isNewVersion) await insertArticleVersion(tx, saved, 'edited');
  return saved;
};
