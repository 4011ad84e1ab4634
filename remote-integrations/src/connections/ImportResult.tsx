import type { ArchiveImport } from '@rankwright/contracts/archive';
import { Alert, Box, Typography } from '@rankwright/shared-ui/core';
import { describeKeptBlocks, formatPosts, formatProgress, summarizeImport } from './archive.model.ts';
import { DateTime } from './DateTime.tsx';

const shownProblems = 5;

const Problems = ({ problems }: Pick<ArchiveImport, 'problems'>) => (
  <Box
    component="ul"
    aria-label="Left out or undecided"
    sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}
  >
    {problems.slice(0, shownProblems).map(({ title, text }, index) => (
      <Typography key={index} component="li" variant="body2">
        <strong>{title}</strong>: {text}
      </Typography>
    ))}
    {problems.length > shownProblems && (
      <Typography component="li" variant="body2" color="textSecondary">
        and {problems.length - shownProblems} more
      </Typography>
    )}
  </Box>
);

/** What the last import did, what stayed HTML and what was left out. */
export const ImportResult = ({ found }: { found: ArchiveImport }) => {
  const kept = describeKeptBlocks(found);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {found.state === 'failed' && (
        <Alert severity="error">
          The import ended early, after {formatProgress(found)}. {found.error}
        </Alert>
      )}
      {found.state === 'stopped' && (
        <Typography variant="body2">You stopped the import after {formatProgress(found)}.</Typography>
      )}
      <Typography variant="body2">
        <strong>{formatPosts(found)}.</strong>{' '}
        {found.state === 'done' && (
          <>
            Last import <DateTime iso={found.finishedAt} />: {summarizeImport(found)}.
          </>
        )}
      </Typography>
      {kept && (
        <Typography variant="body2" color="textSecondary">
          {kept}
        </Typography>
      )}
      {found.problems.length > 0 && <Problems problems={found.problems} />}
    </Box>
  );
};
