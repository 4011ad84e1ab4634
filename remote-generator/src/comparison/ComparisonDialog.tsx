import { Skeleton, Typography } from '@rankwright/shared-ui/core';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@rankwright/shared-ui/overlays';
import { useId, type ReactNode } from 'react';
import { DiffView } from '../editor/DiffView.ts';

interface ComparisonDialogProps {
  title: string;
  /** What is compared with what; empty where the title says it. */
  lead?: string;
  before: string;
  after: string;
  /** The buttons that decide between the two texts. */
  actions: ReactNode;
  onClose: () => void;
}

/** Shows what differs between two texts, with buttons to choose one. */
export const ComparisonDialog = ({
  title,
  lead = '',
  before,
  after,
  actions,
  onClose,
}: ComparisonDialogProps) => {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {lead} Added words are underlined, removed words are struck through.
        </Typography>
        <DiffView before={before} after={after} fallback={<Skeleton variant="rounded" height={200} />} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>{actions}</DialogActions>
    </Dialog>
  );
};
