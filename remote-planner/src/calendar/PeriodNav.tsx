import { Box, Button, Icon, IconButton, Typography } from '@rankwright/shared-ui/core';
import type { PlannerUrlState } from '../usePlannerUrlState.ts';
import { formatMonthLabel, formatWeek, shiftDay, shiftMonth, toMonth } from './calendar.model.ts';

interface PeriodNavProps {
  urlState: PlannerUrlState;
  today: string;
}

/** What the buttons do in the week, or in the month. */
const getPeriod = ({ view, week, month, showWeek, showMonth }: PlannerUrlState, today: string) =>
  view === 'week'
    ? {
        unit: 'week',
        label: formatWeek(week),
        shift: (by: number) => showWeek(shiftDay(week, by * 7)),
        showToday: () => showWeek(today),
      }
    : {
        unit: 'month',
        label: formatMonthLabel(month, today),
        shift: (by: number) => showMonth(shiftMonth(month, by)),
        showToday: () => showMonth(toMonth(today)),
      };

/** Name of the month or week, the previous and the next, and back to today. */
export const PeriodNav = ({ urlState, today }: PeriodNavProps) => {
  const { unit, label, shift, showToday } = getPeriod(urlState, today);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', width: { xs: '100%', sm: 'auto' } }}>
      <Typography
        variant="h3"
        component="h2"
        aria-live="polite"
        sx={{
          mr: 'auto',
          minWidth: { lg: 264 },
          fontSize: { xs: '1.0625rem', sm: '1.5rem' },
          whiteSpace: 'nowrap',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {label}
      </Typography>
      <IconButton aria-label={`Previous ${unit}`} onClick={() => shift(-1)}>
        <Icon name="chevron-left" />
      </IconButton>
      <Button size="small" onClick={showToday} sx={{ minWidth: 0 }}>
        Today
      </Button>
      <IconButton aria-label={`Next ${unit}`} onClick={() => shift(1)}>
        <Icon name="chevron-right" />
      </IconButton>
    </Box>
  );
};
