import type { Article } from '@rankwright/contracts/articles';
import { Button, Stack, Typography } from '@rankwright/shared-ui/core';
import { useId } from 'react';
import { WaitingLine } from '../publishing/WaitingLine.tsx';
import type { Progress } from './progress.model.ts';
import { useKeeping } from './useKeeping.ts';

interface StoppedWritingProps {
  progress: Progress;
  onKept: (article: Article) => void;
  onDiscard: () => void;
}

/** A text that is not finished: it can be kept and worked on. */
export const StoppedWriting = ({ progress, onKept, onDiscard }: StoppedWritingProps) => {
  const { pending, waiting, keep, leave } = useKeeping(progress, onKept);
  const wordsId = useId();
  return (
    <>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600 }}>{progress.label}</Typography>
        <Stack direction="row" spacing={1}>
          <Button
            variant="contained"
            loading={pending && !waiting}
            disabled={pending}
            aria-describedby={wordsId}
            onClick={keep}
          >
            Keep this text
          </Button>
          <Button onClick={onDiscard}>Discard it</Button>
        </Stack>
      </Stack>
      {waiting ? (
        <WaitingLine
          id={wordsId}
          words="It is kept as soon as the network is back; until then it lies on this device."
          leave="Keep it later"
          onLeave={leave}
        />
      ) : (
        <Typography id={wordsId} variant="body2" color="textSecondary">
          The text so far lies on this device. Keep it to work on it.
        </Typography>
      )}
    </>
  );
};
