import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SkeletonBars, type SkeletonShape } from './SkeletonBars.tsx';

const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** Loading state: a skeleton in the shape and size of the content; `slow` adds a message. */
export const LoadingState = ({ shape, slow = false }: { shape: SkeletonShape; slow?: boolean }) => (
  <Box role="status" sx={{ width: '100%' }}>
    {slow ? (
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Still loading…
      </Typography>
    ) : (
      <Box component="span" sx={visuallyHidden}>
        Loading…
      </Box>
    )}
    <SkeletonBars shape={shape} />
  </Box>
);
