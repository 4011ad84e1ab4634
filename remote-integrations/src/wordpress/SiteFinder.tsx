import { messageOf } from '@rankwright/sdk/api';
import { useMutation } from '@rankwright/sdk/query';
import { Alert, Box, Button, Link } from '@rankwright/shared-ui/core';
import { findSite } from './wordpress.data.ts';

const Found = ({ name, authorizeUrl }: { name: string; authorizeUrl: string | null }) =>
  authorizeUrl ? (
    <Alert severity="success">
      {name || 'The site'} answers. Make a password on{' '}
      <Link href={authorizeUrl} target="_blank" rel="noreferrer">
        its authorisation page
      </Link>{' '}
      and paste it below.
    </Alert>
  ) : (
    <Alert severity="warning">
      {name || 'The site'} answers, but application passwords are switched off there. Reach it by https, or
      allow them in its security plugin.
    </Alert>
  );

/** Looks for the site before anything secret is typed, and leads to its own authorisation page. */
export const SiteFinder = ({ siteUrl }: { siteUrl: string }) => {
  const finding = useMutation({ mutationFn: findSite });
  const asked = finding.variables === siteUrl;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }} aria-live="polite">
      <Button
        size="small"
        variant="outlined"
        disabled={siteUrl.trim() === ''}
        loading={finding.isPending}
        onClick={() => finding.mutate(siteUrl)}
      >
        Find my site
      </Button>
      {asked && finding.data && <Found {...finding.data.site} />}
      {asked && finding.isError && (
        <Alert severity="error">{messageOf(finding.error, 'Network error occurred')}</Alert>
      )}
    </Box>
  );
};
