import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  Typography,
} from '@rankwright/shared-ui/core';
import { lazy, Suspense } from 'react';
import type { ArticleText } from './articleText.model.ts';
import type { OtherText } from './useArticleText.ts';

const DiffView = lazy(async () => ({ default: (await import('@rankwright/shared-ui/editor')).DiffView }));

interface CompareDialogProps {
  ownText: ArticleText;
  other: OtherText;
  onUseOther: () => void;
  onKeepOwn: () => void;
  onClose: () => void;
}

const formatText = ({ title, content }: ArticleText): string => `${title}\n\n${content}`;

/** Shows both versions of an article that was changed in two places and lets the user choose one. */
export const CompareDialog = ({ ownText, other, onUseOther, onKeepOwn, onClose }: CompareDialogProps) => (
  <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="compare-title">
    <DialogTitle id="compare-title">Compare versions</DialogTitle>
    <DialogContent dividers tabIndex={0}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Changes from your version to {other.from === 'tab' ? 'the one in the other window' : 'the saved one'}.
        Added words are underlined, removed words are struck through.
      </Typography>
      <Box>
        <Suspense fallback={<Skeleton variant="rounded" height={200} />}>
          <DiffView before={formatText(ownText)} after={formatText(other.text)} />
        </Suspense>
      </Box>
    </DialogContent>
    <DialogActions>
      <Button onClick={onUseOther}>Use the other version</Button>
      <Button variant="contained" onClick={onKeepOwn}>
        Keep my version
      </Button>
    </DialogActions>
  </Dialog>
);
