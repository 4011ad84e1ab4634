import { createArticle, type Article } from '@rankwright/contracts/articles';
import { callApi, messageOf } from '@rankwright/sdk/api';
import { useMutation } from '@rankwright/sdk/query';
import { showError } from '@rankwright/sdk/toasts';
import { Box, Button, LinearProgress, Skeleton, Stack, Typography } from '@rankwright/shared-ui/core';
import { lazy, Suspense } from 'react';
import type { Progress } from './useGeneration.ts';

const MarkdownView = lazy(async () => ({
  default: (await import('@rankwright/shared-ui/editor')).MarkdownView,
}));

interface WritingProgressProps {
  progress: Progress;
  title: string;
  onStop: () => void;
  onKept: (article: Article) => void;
}

/** The text as it is written, with Stop; a stopped text can be kept and worked on. */
export const WritingProgress = ({ progress, title, onStop, onKept }: WritingProgressProps) => {
  const keeping = useMutation({
    mutationFn: async () =>
      (await callApi(createArticle, { body: { title, content: progress.text } })).article,
    onSuccess: onKept,
    onError: (error) => showError('Error', messageOf(error, 'Failed to save article')),
  });
  return (
    <Stack spacing={2} component="section" aria-label="Writing" aria-busy={!progress.stopped}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600 }}>{progress.stopped ? 'Stopped' : progress.label}</Typography>
        {progress.stopped ? (
          <Button
            variant="contained"
            disabled={!progress.text}
            loading={keeping.isPending}
            onClick={() => keeping.mutate()}
          >
            Keep this text
          </Button>
        ) : (
          <Button variant="outlined" onClick={onStop}>
            Stop
          </Button>
        )}
      </Stack>
      {!progress.stopped && <LinearProgress aria-label={progress.label} />}
      <Box>
        <Suspense fallback={<Skeleton variant="rounded" height={200} />}>
          <MarkdownView markdown={progress.text} />
        </Suspense>
      </Box>
    </Stack>
  );
};
