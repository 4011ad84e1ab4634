import type { SearchDay } from '@rankwright/contracts/searchPerformance';
import { Box, Skeleton, Typography } from '@rankwright/shared-ui/core';
import { BarChart } from '../charts/BarChart.ts';
import { createChartDays, describeDays } from './days.model.ts';

const height = 220;

/** Clicks of each day; those of days that are not final yet are lighter. */
export const ClicksChart = ({ days }: { days: readonly SearchDay[] }) => {
  const points = createChartDays(days);
  if (points.length < 2) return null;
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Typography component="figcaption" variant="body2" color="textSecondary">
        {describeDays(days)}
      </Typography>
      <BarChart
        height={height}
        hideLegend
        skipAnimation
        yAxis={[{ min: 0, tickMinStep: 1, width: 40 }]}
        xAxis={[{ data: points.map(({ label }) => label), scaleType: 'band' }]}
        series={[
          {
            data: points.map(({ final }) => final),
            label: 'Clicks',
            stack: 'clicks',
            color: 'var(--rw-palette-accent-main)',
          },
          {
            data: points.map(({ preliminary }) => preliminary),
            label: 'Clicks, not final',
            stack: 'clicks',
            color: 'var(--rw-palette-text-secondary)',
          },
        ]}
        fallback={<Skeleton variant="rounded" height={height} />}
      />
    </Box>
  );
};
