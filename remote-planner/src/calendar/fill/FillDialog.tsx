import { getErrorMessage } from '@rankwright/sdk/api';
import { useQuery } from '@rankwright/sdk/query';
import { Button, EmptyState, ErrorState, LoadingState } from '@rankwright/shared-ui/core';
import { Dialog, DialogContent, DialogTitle } from '@rankwright/shared-ui/overlays';
import { useId } from 'react';
import { backlogQuery } from '../../backlog/backlog.data.ts';
import { keywordsQuery } from '../../keywords/keywords.data.ts';
import { formatMonth, type CalendarDay, type Month } from '../calendar.model.ts';
import { formatUnfilled } from './fill.model.ts';
import { FillForm } from './FillForm.tsx';

export interface FillDialogProps {
  month: Month;
  weeks: readonly (readonly CalendarDay[])[];
  today: string;
  onKeywords: () => void;
  onClose: () => void;
}

const NothingToFill = ({ hasDays, onKeywords }: { hasDays: boolean; onKeywords: () => void }) =>
  hasDays ? (
    <EmptyState
      title="No articles to plan"
      text="Add ideas to your backlog, or keywords that have no article yet."
      action={
        <Button variant="contained" onClick={onKeywords}>
          Go to keywords
        </Button>
      }
    />
  ) : (
    <EmptyState title="No empty days" text="Choose more articles a week, or another month." />
  );

const FillContent = (props: FillDialogProps) => {
  const queries = [useQuery(backlogQuery), useQuery(keywordsQuery)] as const;
  const [{ data: backlog }, { data: list }] = queries;
  const failed = queries.find(({ isError }) => isError);
  if (failed)
    return (
      <DialogContent>
        <ErrorState
          size="small"
          title="Your ideas could not be loaded"
          text={getErrorMessage(failed.error, 'Try again in a moment.')}
          retrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      </DialogContent>
    );
  if (!backlog || !list)
    return (
      <DialogContent>
        <LoadingState shape="lines" />
      </DialogContent>
    );
  const { onKeywords, ...rest } = props;
  return (
    <FillForm
      {...rest}
      backlog={backlog.content}
      keywords={list.keywords}
      renderEmpty={(hasDays) => <NothingToFill hasDays={hasDays} onKeywords={onKeywords} />}
      describeRest={(days, sources) => (days > sources ? formatUnfilled(days - sources) : '')}
    />
  );
};

/** Proposes articles for the empty days of a month; what is selected is planned together. */
export const FillDialog = (props: FillDialogProps) => {
  const titleId = useId();
  return (
    <Dialog open onClose={props.onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Fill empty days in {formatMonth(props.month)}</DialogTitle>
      <FillContent {...props} />
    </Dialog>
  );
};
