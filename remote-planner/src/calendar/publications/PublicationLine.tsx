import { platformLabels } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { checkPublication, retryPublication, type Publication } from '@rankwright/contracts/publishing';
import { callApi, getErrorMessage } from '@rankwright/sdk/api';
import { useMutation, useQueryClient } from '@rankwright/sdk/query';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { showError, showToast } from '@rankwright/sdk/toasts';
import { Box, Button, Link, StatusBadge, Typography } from '@rankwright/shared-ui/core';
import { refreshPlan } from '../calendar.data.ts';
import { publicationStateLabels } from './publication.model.ts';

const useRetryPublication = ({ id, state, platform }: Publication) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(state === 'unknown' ? checkPublication : retryPublication, { params: { id } }),
    onSuccess: ({ publication }) => {
      showToast({
        title: platformLabels[platform],
        description: publicationStateLabels[publication.state].label,
      });
      return refreshPlan(queryClient);
    },
    onError: (error) => showError('Publishing Error', getErrorMessage(error, 'Please try again.')),
  });
};

const PublicationAction = ({ publication }: { publication: Publication }) => {
  const retry = useRetryPublication(publication);
  const { state, remedy, platform } = publication;
  if (state !== 'failed' && state !== 'unknown') return null;
  if (remedy === 'reconnect')
    return (
      <Link component={RouterLink} to={paths.integrations} variant="body2">
        Reconnect
      </Link>
    );
  const label = state === 'unknown' ? 'Check now' : 'Retry';
  return (
    <Button
      size="small"
      sx={{ minHeight: 24, px: 0.5, ml: -0.5, minWidth: 0 }}
      aria-label={`${label} ${platformLabels[platform]}`}
      loading={retry.isPending}
      onClick={() => retry.mutate()}
    >
      {label}
    </Button>
  );
};

/** Publication state on one platform: link to the live post, or the error with its action. */
export const PublicationLine = ({
  publication,
  brief = false,
}: {
  publication: Publication;
  brief?: boolean;
}) => {
  const { platform, state, url, error } = publication;
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Typography component="span" variant="body2">
        {platformLabels[platform]}
      </Typography>
      <StatusBadge {...publicationStateLabels[state]} />
      {state === 'live' && url && (
        <Link
          href={url}
          target="_blank"
          rel="noreferrer"
          variant="body2"
          aria-label={`View live post on ${platformLabels[platform]}`}
        >
          View
        </Link>
      )}
      <PublicationAction publication={publication} />
      {error && !brief && (
        <Typography variant="body2" color="textSecondary" sx={{ flexBasis: '100%' }}>
          {error}
        </Typography>
      )}
    </Box>
  );
};

/** Publication states of an article, one line per platform. */
export const PublicationList = ({
  publications,
  brief,
}: {
  publications: readonly Publication[];
  brief?: boolean;
}) =>
  publications.length > 0 && (
    <Box component="ul" aria-label="Publications" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {publications.map((publication) => (
        <PublicationLine key={publication.id} publication={publication} {...(brief && { brief })} />
      ))}
    </Box>
  );
