import { useApiMutation } from '@rankwright/sdk/query';
import { Alert, Box, Button, Link } from '@rankwright/shared-ui/core';
import { getConnectionErrorText } from '../connections/connectionErrorText.ts';
import { requestDiscoverWordpress } from './wordpress.data.ts';

const SiteFound = ({ name, authorizeUrl }: { name: string; authorizeUrl: string | null }) =>
  authorizeUrl ? (
    <Alert severity="success">
      {name || 'Your site'} was found. Create a password on{' '}
      <Link href={authorizeUrl} target="_blank" rel="noreferrer">
        its authorization page
      </Link>{' '}
      and paste it below.
    </Alert>
  ) : (
    <Alert severity="warning">
      {name || 'Your site'} was found, but application passwords are turned off. Use HTTPS, or allow them in
      the site&apos;s security plugin.
    </Alert>
  );

/** Finds the site before any password is entered, and links to its authorization page. */
export const SiteFinder = ({ siteUrl }: { siteUrl: string }) => {
  const finding = useApiMutation({ send: requestDiscoverWordpress, errorText: null });
  const isCurrentUrl = finding.variables === siteUrl;
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
      {isCurrentUrl && finding.data && <SiteFound {...finding.data.site} />}
      {isCurrentUrl && finding.isError && (
        <Alert severity="error">{getConnectionErrorText(finding.error)}</Alert>
      )}
    </Box>
  );
};
