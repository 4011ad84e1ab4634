import { copyText, downloadFile } from '@rankwright/sdk/host';
import { Box, Button, Icon, Stack } from '@rankwright/shared-ui/core';
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@rankwright/shared-ui/overlays';
import { useId } from 'react';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

const formatFile = (codes: readonly string[]): string =>
  ['Rankwright recovery codes', 'Each code logs you in once.', '', ...codes, ''].join('\n');

/** Shown once. Closed by its button only: a stray click must not lose the codes. */
export const RecoveryCodesDialog = ({ codes, onClose }: RecoveryCodesDialogProps) => {
  const titleId = useId();
  return (
    <Dialog open aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Save your recovery codes</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          If you lose your phone, each of these codes logs you in once. Keep them in a password manager or
          print them. They are not shown again.
        </DialogContentText>
        <Box
          component="ul"
          aria-label="Recovery codes"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
            gap: 1,
            m: 0,
            mb: 2,
            p: 0,
            listStyle: 'none',
          }}
        >
          {codes.map((code) => (
            <Box component="li" key={code}>
              <code>{code}</code>
            </Box>
          ))}
        </Box>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button startIcon={<Icon name="copy" />} onClick={() => void copyText(codes.join('\n'))}>
            Copy
          </Button>
          <Button
            startIcon={<Icon name="download" />}
            onClick={() => downloadFile('rankwright-recovery-codes.txt', formatFile(codes), 'text/plain')}
          >
            Download
          </Button>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          I saved the codes
        </Button>
      </DialogActions>
    </Dialog>
  );
};
