import { scheduleDefaultTime } from '@rankwright/contracts/limits';
import type { Keyword, ScheduledItem } from '@rankwright/contracts/planner';
import { getErrorMessage } from '@rankwright/sdk/api';
import { useQuery } from '@rankwright/sdk/query';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  EmptyState,
  ErrorState,
  LoadingState,
  MenuItem,
  Typography,
} from '@rankwright/shared-ui/core';
import { SelectField } from '@rankwright/shared-ui/selects';
import { useId, useMemo, useState } from 'react';
import { backlogQuery } from '../../backlog/backlog.data.ts';
import { keywordsQuery } from '../../keywords/keywords.data.ts';
import { useTimeZone } from '../../useToday.ts';
import { formatMonth, shiftDay, type CalendarDay, type Month } from '../calendar.model.ts';
import {
  canFill,
  formatArticleCount,
  formatUnfilled,
  listFillSources,
  suggestEmptyDays,
  suggestFill,
  weeklyCounts,
  type FillRow,
  type WeeklyCount,
} from './fill.model.ts';
import { FillRowFields } from './FillRowFields.tsx';
import { useFillDays } from './useFillDays.ts';

export interface FillDialogProps {
  month: Month;
  weeks: readonly (readonly CalendarDay[])[];
  today: string;
  onKeywords: () => void;
  onClose: () => void;
}

type FillFormProps = FillDialogProps & { backlog: readonly ScheduledItem[]; keywords: readonly Keyword[] };

const defaultCount: WeeklyCount = 2;

/** The proposal for a number of articles a week, and the edits of its rows. */
const useFillRows = ({ weeks, today, backlog, keywords }: FillFormProps) => {
  const [count, setCount] = useState<WeeklyCount>(defaultCount);
  const [changes, setChanges] = useState<Record<string, Partial<FillRow>>>({});
  const sources = useMemo(() => listFillSources(backlog, keywords), [backlog, keywords]);
  const days = useMemo(() => suggestEmptyDays(weeks, count, shiftDay(today, 1)), [weeks, count, today]);
  const rows = useMemo(
    () => suggestFill(days, sources).map((row) => ({ ...row, ...changes[row.id] })),
    [days, sources, changes],
  );
  return {
    count,
    setCount,
    days,
    sources,
    rows,
    change: (id: string, change: Partial<FillRow>) =>
      setChanges({ ...changes, [id]: { ...changes[id], ...change } }),
  };
};

const NothingToFill = ({ hasDays, onKeywords }: { hasDays: boolean; onKeywords: () => void }) =>
  hasDays ? (
    <EmptyState
      title="Nothing to fill the days with"
      text="Put ideas in your backlog, or add keywords that have no article yet."
      action={
        <Button variant="contained" onClick={onKeywords}>
          Go to keywords
        </Button>
      }
    />
  ) : (
    <EmptyState title="No empty days" text="Choose more articles a week, or another month." />
  );

interface FillRowsProps {
  rows: readonly FillRow[];
  /** Empty days that nothing is left for. */
  unfilled: number;
  today: string;
  onChange: (id: string, change: Partial<FillRow>) => void;
}

const FillRows = ({ rows, unfilled, today, onChange }: FillRowsProps) => {
  const timeZone = useTimeZone();
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        New articles get {scheduleDefaultTime} ({timeZone.replaceAll('_', ' ')}) as their publishing time.
        {unfilled > 0 && ` ${formatUnfilled(unfilled)}`}
      </Typography>
      <Box
        component="ol"
        aria-label="Articles"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}
      >
        {rows.map((row) => (
          <FillRowFields
            key={row.id}
            row={row}
            today={today}
            onChange={(change) => onChange(row.id, change)}
          />
        ))}
      </Box>
    </>
  );
};

const FillForm = (props: FillFormProps) => {
  const { today, onKeywords, onClose } = props;
  const { count, setCount, days, sources, rows, change } = useFillRows(props);
  const filling = useFillDays(onClose);
  const selected = rows.filter(({ isSelected }) => isSelected);
  return (
    <>
      <DialogContent>
        <Box sx={{ maxWidth: 200, mb: 2 }}>
          <SelectField
            label="Articles a week"
            value={count}
            onChange={({ target }) => setCount(Number(target.value) as WeeklyCount)}
          >
            {weeklyCounts.map((value) => (
              <MenuItem key={value} value={value}>
                {value}
              </MenuItem>
            ))}
          </SelectField>
        </Box>
        {rows.length === 0 ? (
          <NothingToFill hasDays={days.length > 0} onKeywords={onKeywords} />
        ) : (
          <FillRows rows={rows} unfilled={days.length - sources.length} today={today} onChange={change} />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose} disabled={filling.isPending}>
          Cancel
        </Button>
        {rows.length > 0 && (
          <Button
            variant="contained"
            loading={filling.isPending}
            disabled={!canFill(rows, today)}
            onClick={() => filling.mutate(selected)}
          >
            Plan {formatArticleCount(selected.length)}
          </Button>
        )}
      </DialogActions>
    </>
  );
};

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
  return <FillForm {...props} backlog={backlog.content} keywords={list.keywords} />;
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
