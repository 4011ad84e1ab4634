import type { Refresh } from '@rankwright/contracts/refreshes';
import { paths } from '@rankwright/contracts/paths';
import { getErrorMessage } from '@rankwright/sdk/api';
import { useApiMutation, useQuery, useQueryClient } from '@rankwright/sdk/query';
import { Link as RouterLink, useNavigate } from '@rankwright/sdk/router';
import { Button, ErrorState, LoadingState, PageHeader, Stack } from '@rankwright/shared-ui/core';
import { useEffect } from 'react';
import { Difference } from './Difference.tsx';
import { ProposalEditor } from './ProposalEditor.tsx';
import { refreshQuery, requestReadLiveText } from './refresh.data.ts';
import { formatText, isInProgress, isOpen } from './refresh.model.ts';
import { RefreshFigures } from './RefreshFigures.tsx';
import { RefreshProgress } from './RefreshProgress.tsx';
import { RefreshReason } from './RefreshReason.tsx';

const pollMs = 1_500;

/** Reads the text on the site once the proposal can be compared with it. */
const useLiveText = ({ id }: Refresh, isNeeded: boolean) => {
  const queryClient = useQueryClient();
  const reading = useApiMutation({
    send: () => requestReadLiveText(id),
    errorText: null,
    onSuccess: (refresh) => queryClient.setQueryData(refreshQuery(id).queryKey, { success: true, refresh }),
  });
  const { mutate } = reading;
  useEffect(() => {
    if (isNeeded) mutate();
  }, [isNeeded, mutate]);
  return reading;
};

const OpenProposal = ({ refresh }: { refresh: Refresh }) => {
  const navigate = useNavigate();
  const reading = useLiveText(refresh, true);
  return (
    <>
      {reading.error && (
        <ErrorState
          size="small"
          title="The text on your site could not be read"
          text={getErrorMessage(reading.error, 'Try again in a moment.')}
          onRetry={() => reading.mutate()}
          retrying={reading.isPending}
        />
      )}
      <ProposalEditor
        refresh={refresh}
        isRead={reading.isSuccess}
        onDiscarded={() => void navigate(paths.refreshes)}
      />
    </>
  );
};

const Review = ({ refresh }: { refresh: Refresh }) => (
  <>
    <RefreshReason finding={refresh.finding} />
    {isOpen(refresh) ? <OpenProposal refresh={refresh} /> : <RefreshProgress refresh={refresh} />}
    {(refresh.state === 'updating' || refresh.state === 'updated') && !isOpen(refresh) && (
      <Difference
        title="What the update changes"
        before={formatText(refresh.live)}
        after={formatText(refresh.proposal)}
      />
    )}
    <RefreshFigures refresh={refresh} />
  </>
);

/** One refresh: why, the proposal beside the live text, and what became of it. */
export const RefreshReview = ({ id }: { id: string }) => {
  const { data, error, isFetching, refetch } = useQuery({
    ...refreshQuery(id),
    refetchInterval: ({ state }) => (state.data && isInProgress(state.data.refresh) ? pollMs : false),
  });
  const refresh = data?.refresh;
  return (
    <Stack spacing={4}>
      <PageHeader
        eyebrow="Refresh"
        title={refresh?.title ?? 'Refresh'}
        actions={
          <Button component={RouterLink} to={paths.refreshes} variant="outlined">
            All refreshes
          </Button>
        }
      />
      {refresh && <Review refresh={refresh} />}
      {!refresh && !error && <LoadingState shape="article" />}
      {!refresh && error && (
        <ErrorState
          title="The refresh could not be opened"
          text={getErrorMessage(error, 'Try again in a moment.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </Stack>
  );
};
