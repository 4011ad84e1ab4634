import type { Article } from '@rankwright/contracts/articles';

/** The editable fields of an article. */
export interface ArticleText {
  title: string;
  /** Markdown. */
  content: string;
  metaTitle: string;
  metaDescription: string;
  slug: string;
  /** Empty: no cover image. */
  imageUrl: string;
  imageAlt: string;
  excerpt: string;
  categories: string[];
  tags: string[];
  authorName: string;
}

export const getArticleText = (article: Article): ArticleText => ({
  title: article.title,
  content: article.content,
  metaTitle: article.metaTitle,
  metaDescription: article.metaDescription,
  slug: article.slug,
  imageUrl: article.imageUrl ?? '',
  imageAlt: article.imageAlt,
  excerpt: article.excerpt,
  categories: article.categories,
  tags: article.tags,
  authorName: article.authorName,
});

export const isEmpty = ({ title, content }: Pick<ArticleText, 'title' | 'content'>): boolean =>
  !title.trim() || !content.trim();

/** Around these, the server removes spaces. */
const trimmedFields = ['title', 'content', 'excerpt', 'authorName'] as const;
const exactFields = ['metaTitle', 'metaDescription', 'slug', 'imageUrl', 'imageAlt'] as const;
const listFields = ['categories', 'tags'] as const;

export const isSameText = (a: ArticleText, b: ArticleText): boolean =>
  trimmedFields.every((field) => a[field].trim() === b[field].trim()) &&
  exactFields.every((field) => a[field] === b[field]) &&
  listFields.every((field) => a[field].join('\n') === b[field].join('\n'));

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
