import { Box, Skeleton, Stack, Typography } from '@rankwright/shared-ui/core';
import { DiffView } from '../editor/DiffView.ts';

interface DifferenceProps {
  title: string;
  before: string;
  after: string;
}

/** What the update changes in the text that is live. */
export const Difference = ({ title, before, after }: DifferenceProps) => (
  <Stack spacing={1.5}>
    <Typography id="refresh-difference" variant="h4" component="h2">
      {title}
    </Typography>
    <Typography variant="body2" color="textSecondary">
      {before === after
        ? 'The proposal is the same as the live text.'
        : 'Added words are underlined, removed words are struck through.'}
    </Typography>
    <Box
      tabIndex={0}
      role="region"
      aria-labelledby="refresh-difference"
      sx={{ maxHeight: 480, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1, p: 2 }}
    >
      <DiffView before={before} after={after} fallback={<Skeleton variant="rounded" height={200} />} />
    </Box>
  </Stack>
);
