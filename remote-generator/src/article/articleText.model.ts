import type { Article } from '@rankwright/contracts/articles';

/** What a person edits of an article. */
export interface ArticleText {
  title: string;
  /** Markdown. */
  content: string;
  metaTitle: string;
  metaDescription: string;
  slug: string;
}

export const textOf = ({ title, content, metaTitle, metaDescription, slug }: ArticleText): ArticleText => ({
  title,
  content,
  metaTitle,
  metaDescription,
  slug,
});

export const isEmpty = ({ title, content }: Pick<ArticleText, 'title' | 'content'>): boolean =>
  !title.trim() || !content.trim();

export const sameText = (a: ArticleText, b: ArticleText): boolean =>
  a.title.trim() === b.title.trim() &&
  a.content.trim() === b.content.trim() &&
  a.metaTitle === b.metaTitle &&
  a.metaDescription === b.metaDescription &&
  a.slug === b.slug;

const fence = /^\s*```(?:json)?\s*\n?([\s\S]*?)\n?```\s*$/;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const isText = (value: unknown): value is { title?: unknown; content: string } =>
  typeof value === 'object' && value !== null && 'content' in value && typeof value.content === 'string';

/** A writer may wrap its answer in a JSON block or JSON text: title and content are taken out of it. */
export const unwrapped = (article: Article): Article => {
  const inner = fence.exec(article.content)?.[1] ?? article.content;
  if (!inner.trimStart().startsWith('{')) return article;
  const found = parsed(inner);
  if (!isText(found)) return article;
  const title = typeof found.title === 'string' && found.title.trim() ? found.title : article.title;
  return { ...article, title, content: found.content };
};
