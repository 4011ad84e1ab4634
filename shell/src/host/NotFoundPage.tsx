import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Button, Illustration, Stack, Typography } from '@rankwright/shared-ui/core';

export const NotFoundPage = () => (
  <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', px: 2, py: { xs: 8, md: 14 } }}>
    <Illustration name="not-found" />
    <Typography component="h1" variant="h2" tabIndex={-1}>
      Page Not Found
    </Typography>
    <Typography color="textSecondary">
      This page does not exist. It may have moved, or the link may be wrong.
    </Typography>
    <Button component={RouterLink} to={paths.home} variant="contained">
      Back to home
    </Button>
  </Stack>
);
