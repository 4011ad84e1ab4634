import { Button, Typography } from '@rankwright/shared-ui/core';
import { useId } from 'react';
import { ComparisonDialog } from '../comparison/ComparisonDialog.tsx';

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
  const reasonId = useId();
  return (
    <ComparisonDialog
      title="Compare the new text"
      before={before}
      after={after}
      actions={
        <>
          <Typography id={reasonId} variant="body2" color="textSecondary" sx={{ mr: 'auto' }}>
            {blocker}
          </Typography>
          <Button onClick={onKeep}>Keep the current text</Button>
          <Button
            variant="contained"
            disabled={blocker !== null}
            loading={isApplying}
            aria-describedby={reasonId}
            onClick={onApply}
          >
            Use the new text
          </Button>
        </>
      }
      onClose={onClose}
    />
  );
};
