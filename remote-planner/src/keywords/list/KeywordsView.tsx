import type { Keyword } from '@rankwright/contracts/planner';
import { getErrorMessage } from '@rankwright/sdk/api';
import { useQuery } from '@rankwright/sdk/query';
import { Button, EmptyState, ErrorState, LoadingState, Typography } from '@rankwright/shared-ui/core';
import type { Sort } from '@rankwright/shared-ui/tables';
import { useMemo, useState } from 'react';
import { useIsCompact } from '../../useIsCompact.ts';
import type { PlannerUrlState } from '../../usePlannerUrlState.ts';
import { estimateLegend } from '../keywordFormat.model.ts';
import { keywordsQuery } from '../keywords.data.ts';
import { RankLegend } from '../ranks/RankLegend.tsx';
import type { KeywordActions } from './KeywordButtons.tsx';
import { filterKeywords, filterNames, type KeywordFilters } from './filters.model.ts';
import { KeywordFilterFields } from './KeywordFilterFields.tsx';
import { formatSort, parseSort, sortKeywords } from './keywordList.model.ts';
import { KeywordSelectionBar } from './KeywordSelectionBar.tsx';
import { KeywordCards, KeywordTable } from './KeywordTable.tsx';
import { SortField } from './SortField.tsx';
import { countTopics, findTopics } from './topics.model.ts';
import { useDeleteKeywords } from './useDeleteKeywords.ts';
import { useKeywordSelection } from './useKeywordSelection.ts';

export interface KeywordsViewProps {
  urlState: PlannerUrlState;
  onPlan: (keyword: Keyword) => void;
  onPlanSelected: (keywords: readonly Keyword[]) => void;
}

/** Rows rendered at first, and added by each “Show more”. */
const pageSize = 100;

const Empty = () => (
  <EmptyState
    illustration="writing"
    title="No keywords yet"
    text="Add your own keywords above, or generate some for your niche."
  />
);

const readFilters = ({ read }: PlannerUrlState): KeywordFilters => ({
  find: read('find'),
  intent: read('intent'),
  topic: read('topic'),
  article: read('article'),
});

/** Keywords that pass the filters of the URL, sorted, and the topics of the whole list. */
const useFilteredKeywords = (list: readonly Keyword[], filters: KeywordFilters, sort: Sort) => {
  const topics = useMemo(() => findTopics(list.map(({ keyword }) => keyword)), [list]);
  return { topics, matches: sortKeywords(filterKeywords(list, filters, topics), sort) };
};

const NoMatches = ({ urlState }: Pick<KeywordsViewProps, 'urlState'>) => (
  <EmptyState
    title="Nothing matches"
    text="Try a different search."
    action={
      <Button variant="outlined" onClick={() => urlState.clear(filterNames)}>
        Clear filters
      </Button>
    }
  />
);

const KeywordList = ({
  list,
  urlState,
  onPlan,
  onPlanSelected,
}: KeywordsViewProps & { list: readonly Keyword[] }) => {
  const compact = useIsCompact();
  const deleteKeywords = useDeleteKeywords();
  const actions: KeywordActions = { onPlan, onRemove: (keyword) => deleteKeywords([keyword]) };
  const [limit, setLimit] = useState(pageSize);
  const [filters, sort] = [readFilters(urlState), parseSort(urlState.read('sort'))];
  const { topics, matches } = useFilteredKeywords(list, filters, sort);
  const { selection, selected, clear } = useKeywordSelection(matches);
  const rows = matches.slice(0, limit);
  const onSort = (next: Sort) => urlState.set('sort', formatSort(next), true);
  return (
    <div>
      <KeywordFilterFields
        filters={filters}
        topics={countTopics(topics)}
        onChange={(name, value) => urlState.set(name, value, true)}
      />
      {compact && (
        <SortField value={formatSort(sort)} onChange={(next) => urlState.set('sort', next, true)} />
      )}
      <Typography role="status" variant="body2" color="textSecondary" sx={{ my: 1.5 }}>
        {matches.length} of {list.length} keywords
      </Typography>
      {selected.length > 0 && (
        <KeywordSelectionBar selected={selected} onPlan={onPlanSelected} onClear={clear} />
      )}
      {list.length === 0 && <Empty />}
      {list.length > 0 && matches.length === 0 && <NoMatches urlState={urlState} />}
      {rows.length > 0 && compact && <KeywordCards rows={rows} actions={actions} selection={selection} />}
      {rows.length > 0 && !compact && (
        <KeywordTable rows={rows} actions={actions} selection={selection} sort={sort} onSort={onSort} />
      )}
      {matches.length > limit && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setLimit(limit + pageSize)}>
          Show more
        </Button>
      )}
      {rows.length > 0 && (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
            {estimateLegend} Intent and topic are read from the wording.
          </Typography>
          <RankLegend />
        </>
      )}
    </div>
  );
};

/** The keyword list: search, filter, sort, plan, write, categorize, delete. */
export const KeywordsView = (props: KeywordsViewProps) => {
  const keywords = useQuery(keywordsQuery);
  if (keywords.isPending) return <LoadingState shape="table" />;
  if (keywords.isError)
    return (
      <ErrorState
        title="The keywords could not be loaded"
        text={getErrorMessage(keywords.error, 'Please try again.')}
        onRetry={() => void keywords.refetch()}
        retrying={keywords.isFetching}
      />
    );
  return <KeywordList list={keywords.data.keywords} {...props} />;
};
