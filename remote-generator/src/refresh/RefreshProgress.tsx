import type { Refresh } from '@rankwright/contracts/refreshes';
import { platformLabels } from '@rankwright/contracts/limits';
import { Alert, Box, Link, Typography } from '@rankwright/shared-ui/core';
import { LinearProgress } from '@rankwright/shared-ui/progress';

const WritingProgress = ({ progress: { done, total } }: Pick<Refresh, 'progress'>) => {
  const label =
    total === 0 ? 'Waiting for the writer' : `Writing section ${Math.min(done + 1, total)} of ${total}`;
  return (
    <Box role="status">
      <Typography sx={{ mb: 1, fontWeight: 600 }}>{label}</Typography>
      <LinearProgress
        aria-label={label}
        {...(total > 0 && { variant: 'determinate', value: (100 * done) / total })}
      />
    </Box>
  );
};

const formatDate = (time: string): string =>
  new Date(time).toLocaleDateString('en', { day: 'numeric', month: 'long', year: 'numeric' });

/** What the server does with the refresh, and how it ended. */
export const RefreshProgress = ({ refresh }: { refresh: Refresh }) => {
  const { state, platform, liveAt, url, publication } = refresh;
  if (state === 'queued' || state === 'running') return <WritingProgress progress={refresh.progress} />;
  if (state === 'updating')
    return (
      <Alert severity="info" role="status">
        The post on {platformLabels[platform]} is being updated. {publication?.error}
      </Alert>
    );
  if (state === 'discarded')
    return <Alert severity="info">This proposal was discarded. Nothing changed on the site.</Alert>;
  return (
    <Alert severity="success" role="status">
      The post on {platformLabels[platform]} was updated{liveAt && ` on ${formatDate(liveAt)}`}.{' '}
      {url && (
        <Link href={url} target="_blank" rel="noreferrer">
          Open it on the site
        </Link>
      )}
    </Alert>
  );
};
