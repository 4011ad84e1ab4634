import type { Article } from '@rankwright/contracts/articles';
import { Box, Button, LinearProgress, Skeleton, Stack, Typography } from '@rankwright/shared-ui/core';
import { lazy, Suspense } from 'react';
import type { Progress } from './progress.model.ts';
import { StoppedWriting } from './StoppedWriting.tsx';

const MarkdownView = lazy(async () => ({
  default: (await import('@rankwright/shared-ui/editor')).MarkdownView,
}));

interface WritingProgressProps {
  progress: Progress;
  onStop: () => void;
  onSaved: (article: Article) => void;
  onDiscard: () => void;
}

/** Streams the text with a Stop button. A stopped text can be saved as an article. */
export const WritingProgress = ({ progress, onStop, onSaved, onDiscard }: WritingProgressProps) => (
  <Stack spacing={2} component="section" aria-label="Writing" aria-busy={!progress.stopped}>
    {progress.stopped ? (
      <StoppedWriting progress={progress} onSaved={onSaved} onDiscard={onDiscard} />
    ) : (
      <>
        <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography sx={{ fontWeight: 600 }}>{progress.label}</Typography>
          <Button variant="outlined" onClick={onStop}>
            Stop
          </Button>
        </Stack>
        <LinearProgress
          aria-label={progress.label}
          {...(progress.percent !== null && { variant: 'determinate' as const, value: progress.percent })}
        />
      </>
    )}
    <Box>
      <Suspense fallback={<Skeleton variant="rounded" height={200} />}>
        <MarkdownView markdown={progress.text} />
      </Suspense>
    </Box>
  </Stack>
);
