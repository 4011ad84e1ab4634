import { listAlerts } from '@rankwright/contracts/alerts';
import { getArticle, getContentHistory } from '@rankwright/contracts/articles';
import { listScheduledItems } from '@rankwright/contracts/planner';
import type { Publication } from '@rankwright/contracts/publishing';
import type { QueryClient } from '@tanstack/react-query';
import { endpointQuery } from '../queries/endpointQuery.ts';
import { endpointKey } from '../queries/queryKeys.ts';

const withPublication = (before: readonly Publication[], publication: Publication): Publication[] => [
  ...before.filter(({ id, platform }) => id !== publication.id && platform !== publication.platform),
  publication,
];

/** Shows a publication as the server last reported it: in its article, the planner, the history and the alerts. */
export const applyPublication = (queryClient: QueryClient, publication: Publication): void => {
  const { queryKey } = endpointQuery(getArticle, { params: { id: publication.articleId } });
  queryClient.setQueryData(
    queryKey,
    (cached) =>
      cached && {
        ...cached,
        article: {
          ...cached.article,
          publications: withPublication(cached.article.publications, publication),
        },
      },
  );
  for (const endpoint of [listScheduledItems, getContentHistory, listAlerts])
    void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) });
};
