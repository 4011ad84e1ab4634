import { scheduleDefaultTime } from '@rankwright/contracts/limits';
import type { Keyword, ScheduledItem } from '@rankwright/contracts/planner';
import { useTimeZone } from '@rankwright/sdk/queries';
import { Box, Button, Typography } from '@rankwright/shared-ui/core';
import { SelectField } from '@rankwright/shared-ui/forms';
import { DialogActions, DialogContent, MenuItem } from '@rankwright/shared-ui/overlays';
import { useMemo, useState, type ReactNode } from 'react';
import { shiftDay, type CalendarDay } from '../calendar.model.ts';
import {
  canFill,
  formatArticleCount,
  listFillSources,
  suggestEmptyDays,
  suggestFill,
  weeklyCounts,
  type FillRow,
  type WeeklyCount,
} from './fill.model.ts';
import { FillRowFields } from './FillRowFields.tsx';
import { useFillDays } from './useFillDays.ts';

export interface FillFormProps {
  weeks: readonly (readonly CalendarDay[])[];
  today: string;
  backlog: readonly ScheduledItem[];
  keywords: readonly Keyword[];
  /** Shown when there is no row; told whether there are empty days. */
  renderEmpty: (hasDays: boolean) => ReactNode;
  /** A sentence about what is not planned. */
  describeRest: (days: number, sources: number) => string;
  onClose: () => void;
  /** After planning; `onClose` when it is left out. */
  onPlanned?: () => void;
}

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

interface FillRowsProps {
  rows: readonly FillRow[];
  note: string;
  today: string;
  onChange: (id: string, change: Partial<FillRow>) => void;
}

const FillRows = ({ rows, note, today, onChange }: FillRowsProps) => {
  const timeZone = useTimeZone();
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        New articles get {scheduleDefaultTime} ({timeZone.replaceAll('_', ' ')}) as their publishing time.
        {note && ` ${note}`}
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

/** Proposes days for articles, to change and to plan together. */
export const FillForm = (props: FillFormProps) => {
  const { today, renderEmpty, describeRest, onClose, onPlanned = onClose } = props;
  const { count, setCount, days, sources, rows, change } = useFillRows(props);
  const filling = useFillDays(onPlanned);
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
          renderEmpty(days.length > 0)
        ) : (
          <FillRows
            rows={rows}
            note={describeRest(days.length, sources.length)}
            today={today}
            onChange={change}
          />
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
