import { showError, showToast } from '@rankwright/sdk/toasts';
import { Alert, Box, Button, Icon, Typography } from '@rankwright/shared-ui/core';

const copySecret = async (secret: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(secret);
    showToast({ title: 'Copied' });
  } catch {
    showError('Error', 'The secret could not be copied. Select it and copy it by hand.');
  }
};

interface SecretNoticeProps {
  secret: string;
  onClose: () => void;
}

/** Shows a new signing secret, once. */
export const SecretNotice = ({ secret, onClose }: SecretNoticeProps) => (
  <Alert severity="success" icon={false} onClose={onClose} closeText="Hide the secret">
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      Signing secret
    </Typography>
    <Typography variant="body2">
      Copy it to your receiver now. It is not shown again; you can rotate it at any time.
    </Typography>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1 }}>
      <Box component="code" sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
        {secret}
      </Box>
      <Button size="small" startIcon={<Icon name="copy" />} onClick={() => void copySecret(secret)}>
        Copy
      </Button>
    </Box>
  </Alert>
);
