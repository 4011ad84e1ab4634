import { Box } from '@rankwright/shared-ui/core';

interface PositionRangeProps {
  position: number;
  /** 95 % interval. */
  interval: { low: number; high: number } | null;
  /** The position at the right end; the left is the first result. */
  last: number;
}

const width = 120;
const padding = 5;

/** A position as a dot with its interval as a line. The figures stand beside it in words. */
export const PositionRange = ({ position, interval, last }: PositionRangeProps) => {
  const getX = (value: number) =>
    padding + ((Math.min(last, Math.max(1, value)) - 1) / (last - 1)) * (width - 2 * padding);
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${width} 14`}
      sx={{ width, height: 14, display: 'block', overflow: 'visible' }}
    >
      <Box component="line" x1={0} x2={width} y1={7} y2={7} sx={{ stroke: 'var(--rw-palette-divider)' }} />
      {interval && (
        <Box
          component="line"
          x1={getX(interval.low)}
          x2={getX(interval.high)}
          y1={7}
          y2={7}
          sx={{ stroke: 'var(--rw-palette-text-secondary)', strokeWidth: 4, strokeLinecap: 'round' }}
        />
      )}
      <Box
        component="circle"
        cx={getX(position)}
        cy={7}
        r={4.5}
        sx={{ fill: 'var(--rw-palette-accent-main)' }}
      />
    </Box>
  );
};
