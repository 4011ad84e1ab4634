import { usePlan } from '@rankwright/sdk/queries';
import { Box, Divider, Skeleton, Typography } from '@rankwright/shared-ui/core';
import { lazy, Suspense } from 'react';

const MarkdownView = lazy(async () => ({
  default: (await import('@rankwright/shared-ui/editor')).MarkdownView,
}));

/** Previews the line that the server adds to posts published during a trial. */
const TrialFooter = () => (
  <Box sx={{ maxWidth: 680 }}>
    <Divider sx={{ my: 3 }} />
    <Typography sx={{ fontStyle: 'italic' }}>Planned and published with Rankwright.</Typography>
    <Typography variant="body2" color="textSecondary">
      This line is added to posts published during the trial. After you subscribe, updating a post removes it.
    </Typography>
  </Box>
);

/** The article as readers see it. */
export const ArticlePreview = ({ title, content }: { title: string; content: string }) => {
  const trialing = usePlan().data?.subscription?.status === 'trialing';
  return (
    <Box>
      <Typography variant="h2" component="h2" sx={{ overflowWrap: 'anywhere', maxWidth: 680, mb: 2 }}>
        {title}
      </Typography>
      <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
        <MarkdownView markdown={content} />
      </Suspense>
      {trialing && <TrialFooter />}
    </Box>
  );
};
