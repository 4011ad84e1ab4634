import type { Article } from '@rankwright/contracts/articles';
import { downloadFile } from '@rankwright/sdk/host';
import { formatHtml, formatMarkdown } from '../article/exportArticle.ts';
import { createSlug } from '@rankwright/contracts/text';
import { requestGetArticle } from './history.data.ts';
import { createZip, type ZipEntry } from './zip.model.ts';

export type ExportFormat = 'md' | 'html';

const formatters: Record<ExportFormat, (article: Article) => string | Promise<string>> = {
  md: formatMarkdown,
  html: formatHtml,
};

/** Adds a suffix to repeated names: `roses.md`, `roses-2.md`. */
export const createUniqueNames = (names: readonly string[], ending: string): string[] => {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return `${name}${count > 1 ? `-${count}` : ''}.${ending}`;
  });
};

/** Downloads the articles as one ZIP file, or as a plain file when there is only one. */
export const exportArticles = async (
  ids: readonly string[],
  format: ExportFormat,
  onProgress: (done: number) => void,
): Promise<void> => {
  const articles: Article[] = [];
  for (const id of ids) {
    articles.push(await requestGetArticle(id));
    onProgress(articles.length);
  }
  const names = createUniqueNames(
    articles.map(({ slug, title }) => createSlug(slug || title) || 'article'),
    format,
  );
  const entries: ZipEntry[] = await Promise.all(
    articles.map(async (article, index) => ({
      name: names[index] ?? `article.${format}`,
      text: await formatters[format](article),
    })),
  );
  const [first] = entries;
  if (entries.length === 1 && first)
    downloadFile(first.name, first.text, format === 'md' ? 'text/markdown' : 'text/html');
  else downloadFile('articles.zip', createZip(entries), 'application/zip');
};
