import { Box, Skeleton, StatTile, visuallyHidden } from '@rankwright/shared-ui/core';
import { usualHeight } from './historyStyle.ts';

/** The three figures at their size. */
export const SummaryWaiting = () => (
  <>
    {['Total', 'Articles', 'Scheduled'].map((label) => (
      <StatTile key={label} label={label} value={<Skeleton width="2ch" />} />
    ))}
  </>
);

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  borderTop: 1,
  borderColor: 'divider',
  minHeight: { xs: usualHeight.phone, sm: usualHeight.tablet, lg: usualHeight.wide },
} as const;

const Line = ({ title }: { title: string }) => (
  <Box sx={line}>
    <Skeleton variant="rounded" width={40} height={40} sx={{ ml: { xs: 5, lg: 5.5 } }} />
    <Box sx={{ flex: 1 }}>
      <Skeleton width={title} />
      <Skeleton width="75%" sx={{ display: { lg: 'none' } }} />
    </Box>
    {['11%', '9%', '9%', '11%'].map((width, index) => (
      <Skeleton key={index} width={width} sx={{ display: { xs: 'none', lg: 'block' } }} />
    ))}
  </Box>
);

/** Rows that are on their way, as high as most of them are. */
export const HistoryWaiting = ({ rows }: { rows: number }) => (
  <Box role="status">
    <span style={visuallyHidden}>Loading…</span>
    <Box aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <Line key={index} title={['70%', '45%', '58%'][index % 3] ?? '50%'} />
      ))}
    </Box>
  </Box>
);
