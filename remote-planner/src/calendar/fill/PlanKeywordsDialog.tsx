import type { Keyword } from '@rankwright/contracts/planner';
import { useQueries } from '@rankwright/sdk/query';
import { getErrorMessage } from '@rankwright/sdk/api';
import { EmptyState, ErrorState, LoadingState } from '@rankwright/shared-ui/core';
import { Dialog, DialogContent, DialogTitle } from '@rankwright/shared-ui/overlays';
import { useId } from 'react';
import { formatKeywordCount } from '../../keywords/keywordFormat.model.ts';
import { monthQuery } from '../calendar.data.ts';
import { buildMonth, shiftMonth, toMonth } from '../calendar.model.ts';
import { describeCovered } from './fill.model.ts';
import { FillForm } from './FillForm.tsx';

export interface PlanKeywordsDialogProps {
  keywords: readonly Keyword[];
  today: string;
  onPlanned: () => void;
  onClose: () => void;
}

/** Days are proposed in this many months. */
const monthsAhead = 3;

const PlanContent = ({ keywords, today, onPlanned, onClose }: PlanKeywordsDialogProps) => {
  const months = Array.from({ length: monthsAhead }, (_, index) => shiftMonth(toMonth(today), index));
  const queries = useQueries({ queries: months.map(monthQuery) });
  const failed = queries.find(({ isError }) => isError);
  if (failed)
    return (
      <DialogContent>
        <ErrorState
          size="small"
          title="Your plan could not be loaded"
          text={getErrorMessage(failed.error, 'Try again in a moment.')}
          retrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      </DialogContent>
    );
  if (queries.some(({ isPending }) => isPending))
    return (
      <DialogContent>
        <LoadingState shape="lines" />
      </DialogContent>
    );
  return (
    <FillForm
      weeks={months.flatMap((month, index) => buildMonth(month, queries[index]?.data?.content ?? [], today))}
      today={today}
      backlog={[]}
      keywords={keywords}
      renderEmpty={(hasDays) =>
        hasDays ? (
          <EmptyState title="Nothing to plan" text="All of these keywords have an article already." />
        ) : (
          <EmptyState title="No empty days" text="Choose more articles a week." />
        )
      }
      describeRest={(days, sources) => describeCovered(keywords.length - sources, sources - days)}
      onClose={onClose}
      onPlanned={onPlanned}
    />
  );
};

/** Plans articles for keywords on the next empty days, one after the other. */
export const PlanKeywordsDialog = (props: PlanKeywordsDialogProps) => {
  const titleId = useId();
  return (
    <Dialog open onClose={props.onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Plan {formatKeywordCount(props.keywords.length)}</DialogTitle>
      <PlanContent {...props} />
    </Dialog>
  );
};
