import { Alert, Button, Stack, Typography } from '@rankwright/shared-ui/core';
import { LinearProgress } from '@rankwright/shared-ui/progress';
import { useState } from 'react';
import {
  calculatePercent,
  describeProgress,
  describeWords,
  isRunning,
} from '../generations/progress.model.ts';
import { CompareTextDialog } from './CompareTextDialog.tsx';
import type { Rerun } from './useRerun.ts';

const RunningText = ({ rerun }: { rerun: Rerun }) => {
  const { generation } = rerun;
  if (!generation) return null;
  const label = describeProgress(generation);
  return (
    <Stack component="section" aria-label="New text" spacing={1}>
      <Stack direction="row" useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2 }}>
        <Typography sx={{ fontWeight: 600 }}>New text: {label}</Typography>
        <Typography color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {describeWords(generation, generation.wordGoal)}
        </Typography>
        <Button size="small" loading={rerun.isStopping} onClick={() => rerun.stop(generation.id)}>
          Stop
        </Button>
      </Stack>
      <LinearProgress aria-label={label} variant="determinate" value={calculatePercent(generation)} />
    </Stack>
  );
};

interface RerunStatusProps {
  rerun: Rerun;
  /** The text as saved. */
  content: string;
  isDirty: boolean;
}

/** The new text of an article: how far it is, then the choice between it and the present one. */
export const RerunStatus = ({ rerun, content, isDirty }: RerunStatusProps) => {
  const [isComparing, setIsComparing] = useState(false);
  const { generation } = rerun;
  if (!generation) return null;
  if (isRunning(generation)) return <RunningText rerun={rerun} />;
  if (generation.state === 'failed' || generation.text.trim() === '')
    return (
      <Alert severity="error" onClose={rerun.dismiss}>
        {generation.error ?? 'No new text was written.'} Your current text is unchanged.
      </Alert>
    );
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button color="inherit" size="small" onClick={() => setIsComparing(true)}>
          Compare
        </Button>
      }
    >
      A new text is ready. Your current text stays until you choose.
      {isComparing && (
        <CompareTextDialog
          before={content}
          after={generation.text}
          blocker={isDirty ? 'Save or discard your changes first.' : null}
          isApplying={rerun.isApplying}
          onApply={() => rerun.apply(generation)}
          onKeep={() => {
            setIsComparing(false);
            rerun.dismiss();
          }}
          onClose={() => setIsComparing(false)}
        />
      )}
    </Alert>
  );
};
