import type { Article } from '@rankwright/contracts/articles';
import type { Connection } from '@rankwright/contracts/connections';
import { platformLabels, type Platform } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { describePublication } from '@rankwright/contracts/publishing';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Box, Link, Typography } from '@rankwright/shared-ui/core';
import { Checkbox, FormControlLabel } from '@rankwright/shared-ui/forms';

const describeSite = ({ platform, name }: Connection, { publications }: Article): string => {
  const publication = publications.find((candidate) => candidate.platform === platform);
  return [name, publication && describePublication(publication)].filter(Boolean).join(' · ');
};

interface SiteCheckboxesProps {
  connected: readonly Connection[];
  article: Article;
  selected: readonly Platform[];
  onToggle: (platform: Platform) => void;
}

const NoSites = () => (
  <Typography>
    No site is connected yet.{' '}
    <Link component={RouterLink} to={paths.integrations}>
      Connect a site
    </Link>{' '}
    to publish this article.
  </Typography>
);

/** One checkbox per connected site, with the state of the article's post there. */
export const SiteCheckboxes = ({ connected, article, selected, onToggle }: SiteCheckboxesProps) => (
  <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
    <Typography component="legend" sx={{ p: 0, mb: 0.5, fontSize: '0.875rem', fontWeight: 600 }}>
      Sites
    </Typography>
    {connected.length === 0 && <NoSites />}
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}>
      {connected.map((connection) => {
        const label = platformLabels[connection.platform];
        const description = describeSite(connection, article);
        return (
          <FormControlLabel
            key={connection.platform}
            control={
              <Checkbox
                checked={selected.includes(connection.platform)}
                onChange={() => onToggle(connection.platform)}
                slotProps={{ input: { 'aria-label': label, 'aria-description': description } }}
              />
            }
            label={
              <>
                {label}
                <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1 }}>
                  {description}
                </Typography>
              </>
            }
          />
        );
      })}
    </Box>
  </Box>
);
