import type { Keyword } from '@rankwright/contracts/planner';
import { getErrorMessage } from '@rankwright/sdk/api';
import { useQuery } from '@rankwright/sdk/query';
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  Field,
  Typography,
  LoadingState,
} from '@rankwright/shared-ui/core';
import { useMemo, useState } from 'react';
import { useIsCompact } from '../../useIsCompact.ts';
import type { PlannerUrlState } from '../../usePlannerUrlState.ts';
import { estimateLegend } from '../keywordFormat.model.ts';
import { keywordsQuery } from '../keywords.data.ts';
import type { KeywordActions } from './KeywordButtons.tsx';
import { filterAndSortKeywords, parseSort, formatSort } from './keywordList.model.ts';
import { KeywordCards, KeywordTable } from './KeywordTable.tsx';
import { SortField } from './SortField.tsx';
import { useDeleteKeyword } from './useDeleteKeyword.ts';

export interface KeywordsViewProps {
  urlState: PlannerUrlState;
  onPlan: (keyword: Keyword) => void;
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

const useFilteredKeywords = (list: readonly Keyword[], text: string, sortParam: string): Keyword[] =>
  useMemo(() => filterAndSortKeywords(list, text, parseSort(sortParam)), [list, text, sortParam]);

const KeywordList = ({ list, urlState, onPlan }: KeywordsViewProps & { list: readonly Keyword[] }) => {
  const compact = useIsCompact();
  const actions: KeywordActions = { onPlan, onRemove: useDeleteKeyword() };
  const [limit, setLimit] = useState(pageSize);
  const [text, sortParam] = [urlState.read('find'), urlState.read('sort')];
  const sort = parseSort(sortParam);
  const matches = useFilteredKeywords(list, text, sortParam);
  const rows = matches.slice(0, limit);
  return (
    <div>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-end', flexWrap: 'wrap', mb: 2 }}>
        <Box sx={{ flex: '1 1 240px', maxWidth: 420 }}>
          <Field
            label="Search keywords"
            type="search"
            value={text}
            onChange={(event) => urlState.set('find', event.target.value, true)}
          />
        </Box>
        {compact && (
          <SortField value={formatSort(sort)} onChange={(next) => urlState.set('sort', next, true)} />
        )}
        <Typography role="status" variant="body2" color="textSecondary" sx={{ pb: { sm: 1.25 } }}>
          {matches.length} of {list.length} keywords
        </Typography>
      </Box>
      {list.length === 0 && <Empty />}
      {list.length > 0 && matches.length === 0 && (
        <EmptyState title="Nothing matches" text="Try a different search." />
      )}
      {rows.length > 0 && compact && <KeywordCards rows={rows} actions={actions} />}
      {rows.length > 0 && !compact && (
        <KeywordTable
          rows={rows}
          actions={actions}
          sort={sort}
          onSort={(next) => urlState.set('sort', formatSort(next), true)}
        />
      )}
      {matches.length > limit && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setLimit(limit + pageSize)}>
          Show more
        </Button>
      )}
      {rows.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {estimateLegend}
        </Typography>
      )}
    </div>
  );
};

/** The keyword list: search, sort, plan, write, delete. */
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
