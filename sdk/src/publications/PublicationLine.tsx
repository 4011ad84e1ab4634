import { platformLabels } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { describePublication, type Publication } from '@rankwright/contracts/publishing';
import { Box, Button, Link, StatusBadge, Typography } from '@rankwright/shared-ui/core';
import { Link as RouterLink } from 'react-router-dom';
import { PageCheckNote } from './PageCheckNote.tsx';
import { publicationTones } from './publicationTones.ts';
import { useRetryPublication } from './useRetryPublication.ts';

const lineStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 } as const;
const spaciousLineStyle = {
  ...lineStyle,
  columnGap: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const PublicationAction = ({ publication }: { publication: Publication }) => {
  const retry = useRetryPublication(publication);
  const { state, remedy, platform } = publication;
  if (state === 'live' || state === 'sending') return null;
  if (state === 'failed' && remedy === 'reconnect')
    return (
      <Link component={RouterLink} to={paths.integrations} variant="body2">
        Reconnect
      </Link>
    );
  const label = state === 'unknown' ? 'Check now' : 'Retry';
  return (
    <Button
      size="small"
      sx={{ minHeight: 24, px: 0.5, minWidth: 0 }}
      aria-label={`${label} ${platformLabels[platform]}`}
      loading={retry.isPending}
      onClick={() => retry.mutate()}
    >
      {label}
    </Button>
  );
};

export interface PublicationLineProps {
  publication: Publication;
  /** For small places such as a calendar cell: no spacing. */
  compact?: boolean;
  /** Without the error text. */
  brief?: boolean;
}

/** The state of an article on one platform: link to the live post, or the error with its action. */
export const PublicationLine = ({ publication, compact = false, brief = false }: PublicationLineProps) => {
  const { platform, state, url, error, page, isDraft } = publication;
  const label = platformLabels[platform];
  return (
    <Box component="li" sx={compact ? lineStyle : spaciousLineStyle}>
      <Typography
        component="span"
        variant={compact ? 'body2' : 'body1'}
        sx={compact ? {} : { fontWeight: 600, minWidth: 96 }}
      >
        {label}
      </Typography>
      <StatusBadge
        tone={state === 'live' && isDraft ? 'neutral' : publicationTones[state]}
        label={describePublication(publication)}
      />
      {state === 'live' && url && (
        <Link
          href={url}
          target="_blank"
          rel="noreferrer"
          variant="body2"
          aria-label={isDraft ? `Open on ${label}` : `View live post on ${label}`}
        >
          {isDraft && 'Open on the site'}
          {!isDraft && (compact ? 'View' : 'View live post')}
        </Link>
      )}
      <PublicationAction publication={publication} />
      {error && !brief && (
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ flexBasis: '100%', overflowWrap: 'anywhere' }}
        >
          {error}
        </Typography>
      )}
      {state === 'live' && page && <PageCheckNote check={page} compact={compact || brief} />}
    </Box>
  );
};

/** Publication states of an article, one line per platform. */
export const PublicationList = ({
  publications,
  ...line
}: Omit<PublicationLineProps, 'publication'> & { publications: readonly Publication[] }) =>
  publications.length > 0 && (
    <Box component="ul" aria-label="Publications" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {publications.map((publication) => (
        <PublicationLine key={publication.id} publication={publication} {...line} />
      ))}
    </Box>
  );
