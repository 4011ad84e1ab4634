import { platformLabels } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import {
  checkPublication,
  retryPublication,
  type Publication,
  type PublicationState,
} from '@rankwright/contracts/publishing';
import { callApi, getErrorMessage } from '@rankwright/sdk/api';
import { useMutation } from '@rankwright/sdk/query';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { showError } from '@rankwright/sdk/toasts';
import { Button, Link, Stack, StatusBadge, Typography, type Tone } from '@rankwright/shared-ui/core';

const stateBadges: Record<PublicationState, { tone: Tone; label: string }> = {
  waiting: { tone: 'info', label: 'Waiting' },
  sending: { tone: 'info', label: 'Sending' },
  live: { tone: 'success', label: 'Live' },
  failed: { tone: 'error', label: 'Failed' },
  unknown: { tone: 'warning', label: 'Unknown' },
};

/** The status of an article on one platform, with retry, check or reconnect where needed. */
export const PublicationLine = ({
  publication,
  onChange,
}: {
  publication: Publication;
  onChange: (publication: Publication) => void;
}) => {
  const { id: publicationId, state, platform, url, error, remedy } = publication;
  const retrying = useMutation({
    mutationFn: () =>
      callApi(state === 'unknown' ? checkPublication : retryPublication, { params: { id: publicationId } }),
    onSuccess: (reply) => onChange(reply.publication),
    onError: (failure) => showError('Publishing Error', getErrorMessage(failure, 'Please try again.')),
  });
  const reconnect = state === 'failed' && remedy === 'reconnect';
  const isRetryable = state === 'failed' || state === 'unknown' || state === 'waiting';
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{
        alignItems: 'center',
        flexWrap: 'wrap',
        columnGap: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography sx={{ fontWeight: 600, minWidth: 96 }}>{platformLabels[platform]}</Typography>
      <StatusBadge {...stateBadges[state]} />
      {url && (
        <Link href={url} target="_blank" rel="noreferrer">
          View live post
        </Link>
      )}
      {reconnect && (
        <Link component={RouterLink} to={paths.integrations}>
          Reconnect
        </Link>
      )}
      {isRetryable && (
        <Button
          size="small"
          variant="outlined"
          loading={retrying.isPending}
          onClick={() => retrying.mutate()}
        >
          {state === 'unknown' ? 'Check now' : 'Retry'}
        </Button>
      )}
      {error && (
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ flexBasis: '100%', mt: 0.25, overflowWrap: 'anywhere' }}
        >
          {error}
        </Typography>
      )}
    </Stack>
  );
};
