import type { ImportedPost } from '@rankwright/contracts/archive';
import { Box, Button, Typography } from '@rankwright/shared-ui/core';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@rankwright/shared-ui/overlays';
import { useId } from 'react';

interface SiteChangeDialogProps {
  conflicts: NonNullable<ImportedPost['siteChange']>['conflicts'];
  isSaving: boolean;
  onChoose: (use: 'site' | 'own') => void;
  onClose: () => void;
}

const Side = ({ label, text }: { label: string; text: string }) => (
  <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
    <Typography component="span" variant="body2" color="textSecondary">
      {label}:
    </Typography>{' '}
    {text.trim() || <em>nothing</em>}
  </Typography>
);

/** The places that the site and the article changed both, each with the two texts, and the choice between them. */
export const SiteChangeDialog = ({ conflicts, isSaving, onChoose, onClose }: SiteChangeDialogProps) => {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Changed on your site and here</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        <Typography color="textSecondary">
          {conflicts.length > 0
            ? 'Changes that do not touch are both kept. These places were changed on both sides:'
            : 'The changes do not touch, so both are kept.'}
        </Typography>
        <Box component="ol" aria-label="Places that both changed" sx={{ pl: 3, my: 1 }}>
          {conflicts.map(({ own, site }, index) => (
            <Box component="li" key={index} sx={{ py: 1 }}>
              <Side label="Yours" text={own} />
              <Side label="On the site" text={site} />
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button loading={isSaving} onClick={() => onChoose('own')}>
          Keep my text
        </Button>
        <Button variant="contained" loading={isSaving} onClick={() => onChoose('site')}>
          Use the site’s text
        </Button>
      </DialogActions>
    </Dialog>
  );
};
