import type { Article } from '@rankwright/contracts/articles';
import { drafts } from '@rankwright/sdk/drafts';
import { getArticleText, type ArticleText } from './articleText.model.ts';

/** The draft stored on this device: the text and the saved version it is based on. */
export interface StoredText {
  text: ArticleText;
  baseVersion: number;
}

export const getDraftName = ({ id }: Pick<Article, 'id'>): string => `article:${id}`;

/** The text that was typed on this device, else the saved one. */
export const readStoredText = (userId: string | null, article: Article): StoredText => {
  const stored = drafts.read<StoredText | null>(userId, getDraftName(article))?.value;
  const saved = getArticleText(article);
  return stored
    ? { ...stored, text: { ...saved, ...stored.text } }
    : { text: saved, baseVersion: article.version };
};

/** Stores a text as if it had been typed; false when this device has no room for it. */
export const storeText = (userId: string | null, article: Article, text: StoredText): boolean =>
  drafts.write(userId, getDraftName(article), text);
