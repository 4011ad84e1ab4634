import type { ArchiveImport } from '@rankwright/contracts/archive';
import { Alert, Box, Typography } from '@rankwright/shared-ui/core';
import { LinearProgress } from '@rankwright/shared-ui/progress';
import { useId } from 'react';
import { DateTime } from './DateTime.tsx';
import { formatProgress, getPercent } from './archive.model.ts';

/** How far a running import is. */
export const ImportProgress = ({ found }: { found: ArchiveImport }) => {
  const labelId = useId();
  const percent = getPercent(found);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography id={labelId} variant="body2" role="status">
        {formatProgress(found)}
      </Typography>
      <LinearProgress
        aria-labelledby={labelId}
        {...(percent === null ? {} : { variant: 'determinate' as const, value: percent })}
      />
      {found.state === 'waiting' && (
        <Alert severity="info">
          {found.error} The import continues at <DateTime iso={found.nextAttemptAt} />.
        </Alert>
      )}
    </Box>
  );
};
