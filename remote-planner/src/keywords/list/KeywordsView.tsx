import type { Keyword } from '@rankwright/contracts/planner';
import { messageOf } from '@rankwright/sdk/api';
import { useQuery } from '@rankwright/sdk/query';
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  Field,
  Typography,
  WaitingState,
} from '@rankwright/shared-ui/core';
import { useMemo, useState } from 'react';
import { UndoButton } from '../../undo/UndoButton.tsx';
import { useCompact } from '../../useCompact.ts';
import type { PlannerAddress } from '../../usePlannerAddress.ts';
import { figuresNote } from '../figures.ts';
import { keywordsQuery } from '../keywords.data.ts';
import type { KeywordActions } from './KeywordButtons.tsx';
import { arrangeKeywords, readSort, writeSort } from './keywordList.model.ts';
import { KeywordCards, KeywordTable } from './KeywordRows.tsx';
import { SortField } from './SortField.tsx';
import { useRemoval } from './useRemoval.ts';

interface KeywordsViewProps {
  address: PlannerAddress;
  onPlan: (keyword: Keyword) => void;
}

/** So many rows are drawn at first, and more at a time. */
const step = 100;

const Empty = () => (
  <EmptyState
    illustration="writing"
    title="No keywords yet"
    text="Add the ones you know above, or let some be generated for your niche."
  />
);

const useKeywordActions = (onPlan: KeywordsViewProps['onPlan']) => {
  const { remove, undo } = useRemoval();
  const actions: KeywordActions = { onPlan, onRemove: remove };
  return { actions, undo };
};

const useArranged = (list: readonly Keyword[], text: string, order: string): Keyword[] =>
  useMemo(() => arrangeKeywords(list, text, readSort(order)), [list, text, order]);

const Arranged = ({ list, address, onPlan }: KeywordsViewProps & { list: readonly Keyword[] }) => {
  const compact = useCompact();
  const { actions, undo } = useKeywordActions(onPlan);
  const [limit, setLimit] = useState(step);
  const [text, order] = [address.read('find'), address.read('sort')];
  const sort = readSort(order);
  const found = useArranged(list, text, order);
  const rows = found.slice(0, limit);
  return (
    <div>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-end', flexWrap: 'wrap', mb: 2 }}>
        <Box sx={{ flex: '1 1 240px', maxWidth: 420 }}>
          <Field
            label="Search keywords"
            type="search"
            value={text}
            onChange={(event) => address.set('find', event.target.value, true)}
          />
        </Box>
        {compact && (
          <SortField value={writeSort(sort)} onChange={(next) => address.set('sort', next, true)} />
        )}
        <Typography role="status" variant="body2" color="textSecondary" sx={{ pb: { sm: 1.25 } }}>
          {found.length} of {list.length} keywords
        </Typography>
        <UndoButton offer={undo} />
      </Box>
      {list.length === 0 && <Empty />}
      {list.length > 0 && found.length === 0 && (
        <EmptyState title="Nothing matches" text="Search for other words." />
      )}
      {rows.length > 0 && compact && <KeywordCards rows={rows} actions={actions} />}
      {rows.length > 0 && !compact && (
        <KeywordTable
          rows={rows}
          actions={actions}
          sort={sort}
          onSort={(next) => address.set('sort', writeSort(next), true)}
        />
      )}
      {found.length > limit && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setLimit(limit + step)}>
          Show more
        </Button>
      )}
      {rows.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {figuresNote}
        </Typography>
      )}
    </div>
  );
};

/** The keyword list: search, sort, plan, write, remove. */
export const KeywordsView = (props: KeywordsViewProps) => {
  const keywords = useQuery(keywordsQuery);
  if (keywords.isPending) return <WaitingState shape="table" />;
  if (keywords.isError)
    return (
      <ErrorState
        title="The keywords could not be loaded"
        text={messageOf(keywords.error, 'Please try again.')}
        onRetry={() => void keywords.refetch()}
        retrying={keywords.isFetching}
      />
    );
  return <Arranged list={keywords.data.keywords} {...props} />;
};
