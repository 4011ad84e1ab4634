import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { wideScreen } from '../page/wideScreen.ts';

export type SkeletonShape =
  'article' | 'calendar' | 'form' | 'table' | 'cards' | 'plain' | 'lines' | 'figures';

const heights: Record<SkeletonShape, readonly number[]> = {
  article: [44, 20, 20, 20, 160, 20, 20],
  calendar: Array.from({ length: 35 }, () => 96),
  form: [40, 56, 56, 56, 40],
  table: Array.from({ length: 8 }, () => 44),
  cards: [180, 180, 180, 180],
  plain: [44, 120, 120],
  lines: [44, 44],
  figures: [72, 72, 72, 28, 44, 44, 44, 44, 44],
};

const columns: Partial<Record<SkeletonShape, string>> = {
  calendar: 'repeat(7, 1fr)',
  cards: 'repeat(auto-fit, minmax(240px, 1fr))',
  figures: 'repeat(3, 1fr)',
};

/** Index from which each bar spans a full row. */
const fullRowFrom: Partial<Record<SkeletonShape, number>> = { figures: 3 };

/** Skeleton of a loading screen. */
export const SkeletonBars = ({ shape }: { shape: SkeletonShape }) => (
  <Box
    aria-hidden="true"
    {...(shape === 'calendar' && wideScreen)}
    sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: columns[shape] ?? '1fr' }}
  >
    {heights[shape].map((height, index) => (
      <Skeleton
        key={index}
        variant="rounded"
        height={height}
        {...(index >= (fullRowFrom[shape] ?? Infinity) && { sx: { gridColumn: '1 / -1' } })}
      />
    ))}
  </Box>
);
