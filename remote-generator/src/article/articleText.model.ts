import type { Article } from '@rankwright/contracts/articles';

/** The editable fields of an article. */
export interface ArticleText {
  title: string;
  /** Markdown. */
  content: string;
  metaTitle: string;
  metaDescription: string;
  slug: string;
}

export const getArticleText = ({
  title,
  content,
  metaTitle,
  metaDescription,
  slug,
}: ArticleText): ArticleText => ({
  title,
  content,
  metaTitle,
  metaDescription,
  slug,
});

export const isEmpty = ({ title, content }: Pick<ArticleText, 'title' | 'content'>): boolean =>
  !title.trim() || !content.trim();

export const isSameText = (a: ArticleText, b: ArticleText): boolean =>
  a.title.trim() === b.title.trim() &&
  a.content.trim() === b.content.trim() &&
  a.metaTitle === b.metaTitle &&
  a.metaDescription === b.metaDescription &&
  a.slug === b.slug;

/** A text of the built-in writer as it was written. */
export const isUneditedStartingDraft = ({ provenance, receipt }: Article, isDirty: boolean): boolean =>
  provenance.writer === 'offline' && !isDirty && receipt?.editedShare === 0;

const jsonFence = /^\s*```(?:json)?\s*\n?([\s\S]*?)\n?```\s*$/;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const isWrappedArticle = (value: unknown): value is { title?: unknown; content: string } =>
  typeof value === 'object' && value !== null && 'content' in value && typeof value.content === 'string';

/** Extracts title and content when the model returned them as JSON or in a fenced JSON block. */
export const unwrapArticle = (article: Article): Article => {
  const inner = jsonFence.exec(article.content)?.[1] ?? article.content;
  if (!inner.trimStart().startsWith('{')) return article;
  const found = parseJson(inner);
  if (!isWrappedArticle(found)) return article;
  const title = typeof found.title === 'string' && found.title.trim() ? found.title : article.title;
  return { ...article, title, content: found.content };
};
