import { Box } from '@rankwright/shared-ui/core';
import type { CalendarDay } from '../calendar.model.ts';

/** The day of the month; today is marked. */
export const DayNumber = ({ day, compact }: { day: CalendarDay; compact: boolean }) => (
  <Box
    component="span"
    sx={{
      fontSize: '0.8125rem',
      lineHeight: 1.6,
      fontVariantNumeric: 'tabular-nums',
      fontWeight: day.today ? 700 : 500,
      color: day.today ? 'accent.main' : 'text.secondary',
      ...(!day.inMonth && { fontWeight: 400 }),
    }}
  >
    {day.dayOfMonth}
    {day.today && !compact && ' Today'}
    {day.today && compact && (
      <Box
        component="span"
        aria-hidden="true"
        sx={{ display: 'block', height: 2, bgcolor: 'accent.main', mt: '-1px' }}
      />
    )}
  </Box>
);
