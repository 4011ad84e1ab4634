import { Box, Skeleton, Typography } from '@rankwright/shared-ui/core';
import { lazy, Suspense } from 'react';
import { TrialFooter } from '../publishing/TrialFooter.tsx';

const MarkdownView = lazy(async () => ({
  default: (await import('@rankwright/shared-ui/editor')).MarkdownView,
}));

/** The article as readers see it. */
export const ArticlePreview = ({ title, content }: { title: string; content: string }) => (
  <Box>
    <Typography variant="h2" component="h2" sx={{ overflowWrap: 'anywhere', maxWidth: 680, mb: 2 }}>
      {title}
    </Typography>
    <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
      <MarkdownView markdown={content} />
    </Suspense>
    <TrialFooter />
  </Box>
);
