import { platformLabels } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { checkPublication, retryPublication, type Publication } from '@rankwright/contracts/publishing';
import { callApi, messageOf } from '@rankwright/sdk/api';
import { useMutation, useQueryClient } from '@rankwright/sdk/query';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { showError, showToast } from '@rankwright/sdk/toasts';
import { Box, Button, Link, StatusBadge, Typography } from '@rankwright/shared-ui/core';
import { refreshPlan } from '../calendar.data.ts';
import { stateWords } from './publication.model.ts';

const useAgain = ({ id, state, platform }: Publication) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(state === 'unknown' ? checkPublication : retryPublication, { params: { id } }),
    onSuccess: ({ publication }) => {
      showToast({ title: platformLabels[platform], description: stateWords[publication.state].label });
      return refreshPlan(queryClient);
    },
    onError: (error) => showError('Publishing Error', messageOf(error, 'Please try again.')),
  });
};

const Remedy = ({ publication }: { publication: Publication }) => {
  const again = useAgain(publication);
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
      loading={again.isPending}
      onClick={() => again.mutate()}
    >
      {label}
    </Button>
  );
};

/** What became of an article on one platform: the live post, or why not and what mends it. */
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
      <StatusBadge {...stateWords[state]} />
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
      <Remedy publication={publication} />
      {error && !brief && (
        <Typography variant="body2" color="textSecondary" sx={{ flexBasis: '100%' }}>
          {error}
        </Typography>
      )}
    </Box>
  );
};

/** Every platform an article went to. */
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
