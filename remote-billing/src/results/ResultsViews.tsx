import type { SearchPerformance } from '@rankwright/contracts/searchPerformance';
import type { Timeframe } from '@rankwright/contracts/limits';
import { createLazyPart } from '@rankwright/sdk/host';
import { useSearchParams } from '@rankwright/sdk/router';
import { LoadingState, Stack, Typography } from '@rankwright/shared-ui/core';
import { Tab, Tabs } from '@rankwright/shared-ui/tabs';

const ArticleResults = createLazyPart(async () => (await import('./ArticleResults.tsx')).ArticleResults);
const KeywordResults = createLazyPart(async () => (await import('./KeywordResults.tsx')).KeywordResults);
const MonthResults = createLazyPart(async () => (await import('./MonthResults.tsx')).MonthResults);
const ResultsTable = createLazyPart(async () => (await import('./ResultsTable.tsx')).ResultsTable);

const loadingTable = <LoadingState shape="table" />;

const views = [
  ['pages', 'By page'],
  ['keywords', 'By keyword'],
  ['months', 'By month'],
] as const;

/** Results by page, keyword or month. `by` in the address selects the view, `article` opens what became of one. */
export const ResultsViews = ({
  pages,
  timeframe,
}: Pick<SearchPerformance, 'pages'> & { timeframe: Timeframe }) => {
  const [search, setSearch] = useSearchParams();
  const view = views.find(([name]) => name === search.get('by'))?.[0] ?? 'pages';
  const articleId = search.get('article');
  const change = (name: string, value: string | null) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <Stack spacing={2}>
      <Tabs
        value={view}
        onChange={(_, value: string) => change('by', value === 'pages' ? null : value)}
        aria-label="Search results by"
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {views.map(([name, label]) => (
          <Tab key={name} value={name} label={label} />
        ))}
      </Tabs>
      {view === 'pages' && pages.length > 0 && (
        <ResultsTable pages={pages} onSelectArticle={(id) => change('article', id)} fallback={loadingTable} />
      )}
      {view === 'pages' && pages.length === 0 && (
        <Typography color="textSecondary">Google showed no page in this period.</Typography>
      )}
      {view === 'keywords' && <KeywordResults timeframe={timeframe} fallback={loadingTable} />}
      {view === 'months' && <MonthResults fallback={loadingTable} />}
      {articleId && (
        <ArticleResults
          articleId={articleId}
          title={pages.find((page) => page.articleId === articleId)?.title ?? null}
          timeframe={timeframe}
          onClose={() => change('article', null)}
        />
      )}
    </Stack>
  );
};
