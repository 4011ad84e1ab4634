import { Button, Stack, Typography } from '@rankwright/shared-ui/core';

interface WaitingLineProps {
  id: string;
  /** What happens as soon as the network is back. */
  words: string;
  leave: string;
  onLeave: () => void;
}

/** Something was asked for and waits for the network; it may be left. */
export const WaitingLine = ({ id, words, leave, onLeave }: WaitingLineProps) => (
  <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
    <Typography id={id} variant="body2" color="textSecondary" role="status">
      No network. {words}
    </Typography>
    <Button size="small" onClick={onLeave}>
      {leave}
    </Button>
  </Stack>
);
