import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Bars, type SkeletonShape } from './Bars.tsx';

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** The shape of what is coming, at its size; says so when it takes longer than usual. */
export const WaitingState = ({ shape, slow = false }: { shape: SkeletonShape; slow?: boolean }) => (
  <Box role="status" sx={{ width: '100%' }}>
    {slow ? (
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        This is taking longer than usual.
      </Typography>
    ) : (
      <Box component="span" sx={hidden}>
        Loading…
      </Box>
    )}
    <Bars shape={shape} />
  </Box>
);
