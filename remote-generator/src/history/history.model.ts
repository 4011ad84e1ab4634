import type { Article, HistoryRow } from '@rankwright/contracts/articles';

export interface HistoryPageData {
  content: HistoryRow[];
  total: number;
  articles: number;
  scheduled: number;
}

/** The pages as the query cache holds them. */
export interface HistoryPages<Page extends { data: HistoryPageData }, Param> {
  pages: Page[];
  pageParams: Param[];
}

export const listRows = (pages: readonly { data: HistoryPageData }[] | undefined): HistoryRow[] =>
  pages?.flatMap(({ data }) => data.content) ?? [];

/** Converts an article to a history row. */
export const createRow = (article: Article): HistoryRow => ({
  id: article.id,
  articleId: article.id,
  image: article.imageUrl,
  title: article.title,
  status: article.status,
  state: article.state,
  keyword: article.primaryKeyword,
  difficulty: null,
  volume: article.wordCount,
  date: article.createdAt,
  scheduledDate: article.slot?.scheduledDate ?? null,
  publishedDate: null,
  type: 'article',
  isImported: article.kind === 'imported',
  publications: article.publications,
});

const updateCounts = <Page extends { data: HistoryPageData }>(
  page: Page,
  row: HistoryRow,
  by: 1 | -1,
): Page => ({
  ...page,
  data: {
    ...page.data,
    total: page.data.total + by,
    articles: page.data.articles + (row.type === 'article' ? by : 0),
    scheduled: page.data.scheduled + (row.type === 'article' ? 0 : by),
  },
});

const withContent = <Page extends { data: HistoryPageData }>(page: Page, content: HistoryRow[]): Page => ({
  ...page,
  data: { ...page.data, content },
});

export const withoutRow = <Page extends { data: HistoryPageData }, Param>(
  cached: HistoryPages<Page, Param>,
  row: HistoryRow,
): HistoryPages<Page, Param> => ({
  ...cached,
  pages: cached.pages.map((page) =>
    withContent(
      updateCounts(page, row, -1),
      page.data.content.filter(({ id }) => id !== row.id),
    ),
  ),
});

const isOlder = (row: HistoryRow, than: HistoryRow): boolean =>
  row.date < than.date || (row.date === than.date && row.id < than.id);

/** Inserts the row at its place, newest first, and updates the counts. */
export const withRow = <Page extends { data: HistoryPageData }, Param>(
  cached: HistoryPages<Page, Param>,
  row: HistoryRow,
): HistoryPages<Page, Param> => {
  const found = cached.pages.findIndex(({ data }) => data.content.some((other) => isOlder(other, row)));
  const target = found === -1 ? cached.pages.length - 1 : found;
  return {
    ...cached,
    pages: cached.pages.map((page, index) => {
      const next = updateCounts(page, row, 1);
      if (index !== target) return next;
      const { content } = page.data;
      const at = content.findIndex((other) => isOlder(other, row));
      return withContent(next, content.toSpliced(at === -1 ? content.length : at, 0, row));
    }),
  };
};
