import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  Typography,
} from '@rankwright/shared-ui/core';
import { lazy, Suspense, useId } from 'react';

const DiffView = lazy(async () => ({ default: (await import('@rankwright/shared-ui/editor')).DiffView }));

interface CompareTextDialogProps {
  before: string;
  after: string;
  /** Why the new text cannot be taken over now; null when it can. */
  blocker: string | null;
  isApplying: boolean;
  onApply: () => void;
  onKeep: () => void;
  onClose: () => void;
}

/** Compares the present text with the new one; nothing changes until one of them is selected. */
export const CompareTextDialog = ({
  before,
  after,
  blocker,
  isApplying,
  onApply,
  onKeep,
  onClose,
}: CompareTextDialogProps) => {
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>Compare the new text</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          Added words are underlined, removed words are struck through.
        </Typography>
        <Suspense fallback={<Skeleton variant="rounded" height={200} />}>
          <DiffView before={before} after={after} />
        </Suspense>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        <Typography id={`${id}-reason`} variant="body2" color="textSecondary" sx={{ mr: 'auto' }}>
          {blocker}
        </Typography>
        <Button onClick={onKeep}>Keep the present text</Button>
        <Button
          variant="contained"
          disabled={blocker !== null}
          loading={isApplying}
          aria-describedby={`${id}-reason`}
          onClick={onApply}
        >
          Use the new text
        </Button>
      </DialogActions>
    </Dialog>
  );
};
