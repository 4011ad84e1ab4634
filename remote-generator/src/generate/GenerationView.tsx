import { getErrorMessage } from '@rankwright/sdk/api';
import { Button, ErrorState, LoadingState, Skeleton, Stack, Typography } from '@rankwright/shared-ui/core';
import { LinearProgress } from '@rankwright/shared-ui/progress';
import { MarkdownView } from '../editor/MarkdownView.ts';
import { calculatePercent, describeProgress, describeWords } from '../generations/progress.model.ts';
import { useGeneration } from './useGeneration.ts';
import { WrittenSections } from './WrittenSections.tsx';

/** A running generation: progress in sections and words, the text so far, and Stop. */
export const GenerationView = ({ id }: { id: string }) => {
  const { query, generation, stop, isStopping } = useGeneration(id);
  if (query.isPending) return <LoadingState shape="article" />;
  if (!generation)
    return (
      <ErrorState
        title="The progress could not be loaded"
        text={getErrorMessage(query.error, 'Writing continues. Try again in a moment.')}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  const label = describeProgress(generation);
  return (
    <Stack component="section" aria-label="Writing" aria-busy spacing={2}>
      <Typography variant="h2" component="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
        {generation.title}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2 }}>
        <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
        <Typography color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {describeWords(generation, generation.wordGoal)}
        </Typography>
        <Button variant="outlined" loading={isStopping} onClick={stop}>
          Stop
        </Button>
      </Stack>
      <LinearProgress aria-label={label} variant="determinate" value={calculatePercent(generation)} />
      <Typography variant="body2" color="textSecondary">
        You can leave this page. Writing continues, and a notification tells you when it is done.
      </Typography>
      <WrittenSections markdown={generation.text} />
      <MarkdownView markdown={generation.text} fallback={<Skeleton variant="rounded" height={200} />} />
    </Stack>
  );
};
