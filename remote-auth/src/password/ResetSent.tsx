import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Button, Link, Stack, Typography } from '@rankwright/shared-ui/core';

export const ResetSent = ({ busy, onResend }: { busy: boolean; onResend: () => void }) => (
  <Stack spacing={2}>
    <Typography>No email after a few minutes? Check your spam folder or resend it.</Typography>
    <Button variant="outlined" size="large" loading={busy} onClick={onResend}>
      Resend Email
    </Button>
    <Link component={RouterLink} to={paths.login} sx={{ alignSelf: 'flex-start' }}>
      Back to Sign In
    </Link>
  </Stack>
);
