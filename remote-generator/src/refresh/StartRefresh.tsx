import type { SearchFinding } from '@rankwright/contracts/searchPerformance';
import { findingTitles } from '@rankwright/contracts/searchPerformance';
import { paths } from '@rankwright/contracts/paths';
import { useApiMutation, useQuery, useQueryClient } from '@rankwright/sdk/query';
import { useNavigate } from '@rankwright/sdk/router';
import { Button, LoadingState, PageHeader, Stack, Typography } from '@rankwright/shared-ui/core';
import { articleQuery } from '../article/article.data.ts';
import { refreshesQuery, refreshQuery, requestCreateRefreshProposal, writerQuery } from './refresh.data.ts';

interface StartRefreshProps {
  articleId: string;
  kind: SearchFinding['kind'] | null;
  query: string | null;
}

const useStart = ({ articleId, kind, query }: StartRefreshProps) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useApiMutation({
    send: (by: 'writer' | 'person') =>
      requestCreateRefreshProposal(articleId, { finding: kind && { kind, query }, by }),
    errorTitle: 'No proposal',
    errorText: 'The text on your site could not be read. Please try again.',
    invalidates: [refreshesQuery.queryKey],
    onSuccess: (refresh) => {
      queryClient.setQueryData(refreshQuery(refresh.id).queryKey, { success: true, refresh });
      void navigate(paths.refresh(refresh.id), { replace: true });
    },
  });
};

/** Chooses who proposes the new text. Nothing changes on the site. */
export const StartRefresh = (props: StartRefreshProps) => {
  const { articleId, kind, query } = props;
  const article = useQuery(articleQuery(articleId));
  const writer = useQuery(writerQuery);
  const start = useStart(props);
  const hasModel = writer.data !== undefined && writer.data.writer.source !== 'offline';
  const reason = kind && `${findingTitles[kind]}${query ? `: “${query}”` : ''}`;
  if (article.isPending || writer.isPending) return <LoadingState shape="article" />;
  return (
    <Stack spacing={3}>
      <PageHeader
        eyebrow="Refresh"
        title={article.data?.article.title ?? 'Article'}
        {...(reason && { lead: reason })}
      />
      <Typography sx={{ maxWidth: 640 }}>
        The proposal starts from the text that is on your site now, and you compare both. Your post changes
        only when you approve it.
      </Typography>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
        {hasModel && (
          <Button
            variant="contained"
            loading={start.isPending && start.variables === 'writer'}
            disabled={start.isPending}
            onClick={() => start.mutate('writer')}
          >
            Propose a new text
          </Button>
        )}
        <Button
          variant={hasModel ? 'outlined' : 'contained'}
          loading={start.isPending && start.variables === 'person'}
          disabled={start.isPending}
          onClick={() => start.mutate('person')}
        >
          Edit the live text myself
        </Button>
      </Stack>
      {!hasModel && (
        <Typography variant="body2" color="textSecondary">
          Connect a language model in Settings to have a new text proposed.
        </Typography>
      )}
    </Stack>
  );
};
