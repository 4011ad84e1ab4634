import { createArticle, type Article } from '@rankwright/contracts/articles';
import { callApi, messageOf } from '@rankwright/sdk/api';
import { useMutation } from '@rankwright/sdk/query';
import { showError } from '@rankwright/sdk/toasts';
import { Box, Button, LinearProgress, Skeleton, Stack, Typography } from '@rankwright/shared-ui/core';
import { lazy, Suspense } from 'react';
import type { Progress } from './progress.model.ts';

const MarkdownView = lazy(async () => ({
  default: (await import('@rankwright/shared-ui/editor')).MarkdownView,
}));

interface WritingProgressProps {
  progress: Progress;
  onStop: () => void;
  onKept: (article: Article) => void;
  onDiscard: () => void;
}

const StoppedActions = ({ progress, onKept, onDiscard }: Omit<WritingProgressProps, 'onStop'>) => {
  const keeping = useMutation({
    mutationFn: async () =>
      (await callApi(createArticle, { body: { title: progress.title, content: progress.text } })).article,
    onSuccess: onKept,
    onError: (error) => showError('Error', messageOf(error, 'Failed to save article')),
  });
  return (
    <Stack direction="row" spacing={1}>
      <Button variant="contained" loading={keeping.isPending} onClick={() => keeping.mutate()}>
        Keep this text
      </Button>
      <Button onClick={onDiscard}>Discard it</Button>
    </Stack>
  );
};

/** The text as it is written, with Stop; a stopped text can be kept and worked on. */
export const WritingProgress = ({ progress, onStop, onKept, onDiscard }: WritingProgressProps) => (
  <Stack spacing={2} component="section" aria-label="Writing" aria-busy={!progress.stopped}>
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography sx={{ fontWeight: 600 }}>{progress.label}</Typography>
      {progress.stopped ? (
        <StoppedActions progress={progress} onKept={onKept} onDiscard={onDiscard} />
      ) : (
        <Button variant="outlined" onClick={onStop}>
          Stop
        </Button>
      )}
    </Stack>
    {progress.stopped && (
      <Typography variant="body2" color="textSecondary">
        The text so far lies on this device. Keep it to work on it.
      </Typography>
    )}
    {!progress.stopped && (
      <LinearProgress
        aria-label={progress.label}
        {...(progress.percent !== null && { variant: 'determinate' as const, value: progress.percent })}
      />
    )}
    <Box>
      <Suspense fallback={<Skeleton variant="rounded" height={200} />}>
        <MarkdownView markdown={progress.text} />
      </Suspense>
    </Box>
  </Stack>
);
