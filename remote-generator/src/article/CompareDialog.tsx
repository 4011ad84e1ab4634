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
  mine: ArticleText;
  other: OtherText;
  onTakeOther: () => void;
  onKeepMine: () => void;
  onClose: () => void;
}

const flat = ({ title, content }: ArticleText): string => `${title}\n\n${content}`;

/** Both texts of an article that was changed in two places, and the choice between them. */
export const CompareDialog = ({ mine, other, onTakeOther, onKeepMine, onClose }: CompareDialogProps) => (
  <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="compare-title">
    <DialogTitle id="compare-title">Two texts of this article</DialogTitle>
    <DialogContent dividers tabIndex={0}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        From yours to {other.from === 'tab' ? 'the one in the other window' : 'the one saved meanwhile'}:
        added words are underlined, removed ones struck through.
      </Typography>
      <Box>
        <Suspense fallback={<Skeleton variant="rounded" height={200} />}>
          <DiffView before={flat(mine)} after={flat(other.text)} />
        </Suspense>
      </Box>
    </DialogContent>
    <DialogActions>
      <Button onClick={onTakeOther}>Take the other text</Button>
      <Button variant="contained" onClick={onKeepMine}>
        Keep my text
      </Button>
    </DialogActions>
  </Dialog>
);
