import { Box, Button, Icon, IconButton, Typography } from '@rankwright/shared-ui/core';
import { preloadFillDialog } from './fill/lazyFillDialog.ts';
import { formatMonthKey, formatMonthLabel, toMonth, shiftMonth, type Month } from './calendar.model.ts';

interface MonthBarProps {
  month: Month;
  today: string;
  onMonth: (month: Month) => void;
  onAdd: () => void;
  /** Proposes articles for the empty days; not offered for a month that is over. */
  onFill?: (() => void) | undefined;
}

/** Month name, previous and next month, and add. */
export const MonthBar = ({ month, today, onMonth, onAdd, onFill }: MonthBarProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 1.5 }}>
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        width: { xs: '100%', sm: 'auto' },
      }}
    >
      <IconButton aria-label="Previous month" onClick={() => onMonth(shiftMonth(month, -1))}>
        <Icon name="chevron-left" />
      </IconButton>
      <Typography
        variant="h3"
        component="h2"
        aria-live="polite"
        sx={{ minWidth: { sm: 264 }, textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}
      >
        {formatMonthLabel(month, today)}
      </Typography>
      <IconButton aria-label="Next month" onClick={() => onMonth(shiftMonth(month, 1))}>
        <Icon name="chevron-right" />
      </IconButton>
    </Box>
    {formatMonthKey(month) !== formatMonthKey(toMonth(today)) && (
      <Button size="small" onClick={() => onMonth(toMonth(today))}>
        Current month
      </Button>
    )}
    <Box sx={{ display: 'flex', gap: 1, ml: { sm: 'auto' }, alignItems: 'center' }}>
      {onFill && (
        <Button variant="outlined" onClick={onFill} {...preloadFillDialog}>
          Fill empty days
        </Button>
      )}
      <Button variant="contained" startIcon={<Icon name="plus" />} onClick={onAdd}>
        Add content
      </Button>
    </Box>
  </Box>
);
