import { findingTitles, type SearchFinding } from '@rankwright/contracts/searchPerformance';
import { useSearchParams } from '@rankwright/sdk/router';
import { RefreshList } from './RefreshList.tsx';
import { RefreshReview } from './RefreshReview.tsx';
import { StartRefresh } from './StartRefresh.tsx';

const kinds = Object.keys(findingTitles) as SearchFinding['kind'][];

/** The list of refreshes, one of them, or the start of a new one. */
export const Component = () => {
  const [search] = useSearchParams();
  const id = search.get('refresh');
  const articleId = search.get('article');
  const kind = kinds.find((known) => known === search.get('kind')) ?? null;
  if (id) return <RefreshReview key={id} id={id} />;
  if (articleId) return <StartRefresh articleId={articleId} kind={kind} query={search.get('query')} />;
  return <RefreshList />;
};
