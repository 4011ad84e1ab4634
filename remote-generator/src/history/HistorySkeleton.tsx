import { Box, Skeleton, StatTile, visuallyHidden } from '@rankwright/shared-ui/core';
import { estimatedRowHeight } from './historyStyle.ts';

/** The three counts before they are known, at their final size: placeholders, or dashes once the request has failed. */
export const UnknownSummary = ({ isPending }: { isPending: boolean }) => (
  <>
    {['Total', 'Articles', 'Scheduled'].map((label) => (
      <StatTile key={label} label={label} value={isPending ? <Skeleton width="2ch" /> : '–'} />
    ))}
  </>
);

const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  borderTop: 1,
  borderColor: 'divider',
  minHeight: { xs: estimatedRowHeight.phone, sm: estimatedRowHeight.tablet, lg: estimatedRowHeight.wide },
} as const;

const LineSkeleton = ({ title }: { title: string }) => (
  <Box sx={lineStyle}>
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

/** Placeholder rows at the usual row height. */
export const HistorySkeleton = ({ rows }: { rows: number }) => (
  <Box role="status">
    <span style={visuallyHidden}>Loading…</span>
    <Box aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <LineSkeleton key={index} title={['70%', '45%', '58%'][index % 3] ?? '50%'} />
      ))}
    </Box>
  </Box>
);
