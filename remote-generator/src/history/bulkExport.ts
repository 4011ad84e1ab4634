import type { Article } from '@rankwright/contracts/articles';
import { download, htmlFile, markdownFile } from '../article/exportArticle.ts';
import { slugOf } from '../assessment/searchResult.model.ts';
import { readText } from './history.data.ts';
import { zip, type ZipEntry } from './zip.model.ts';

export type ExportFormat = 'md' | 'html';

const writers: Record<ExportFormat, (article: Article) => string | Promise<string>> = {
  md: markdownFile,
  html: htmlFile,
};

/** Every name once: `roses.md`, `roses-2.md`. */
export const distinctNames = (names: readonly string[], ending: string): string[] => {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return `${name}${count > 1 ? `-${count}` : ''}.${ending}`;
  });
};

/** Reads the articles one after the other and hands them over as one archive; one alone comes as its file. */
export const exportArticles = async (
  ids: readonly string[],
  format: ExportFormat,
  onProgress: (done: number) => void,
): Promise<void> => {
  const articles: Article[] = [];
  for (const id of ids) {
    articles.push(await readText(id));
    onProgress(articles.length);
  }
  const names = distinctNames(
    articles.map(({ slug, title }) => slugOf(slug || title) || 'article'),
    format,
  );
  const entries: ZipEntry[] = await Promise.all(
    articles.map(async (article, index) => ({
      name: names[index] ?? `article.${format}`,
      text: await writers[format](article),
    })),
  );
  const [first] = entries;
  if (entries.length === 1 && first)
    download(first.name, first.text, format === 'md' ? 'text/markdown' : 'text/html');
  else download('articles.zip', zip(entries), 'application/zip');
};
