import { getContentHistory } from '@rankwright/contracts/articles';
import { paths } from '@rankwright/contracts/paths';
import { listKeywords } from '@rankwright/contracts/planner';
import { endpointQuery } from '@rankwright/sdk/api';
import type { HostAction } from '@rankwright/sdk/host';
import { useQuery } from '@rankwright/sdk/query';
import { useNavigate } from '@rankwright/sdk/router';
import { useSession } from '@rankwright/sdk/session';
import { useDeferredValue, useEffect, useState } from 'react';

const debounceMs = 200;
const minimumLength = 2;
const shownPerKind = 5;
/** Data that is older than this is fetched again. */
const staleMs = 30_000;

const useLastPause = (text: string): string => {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return useDeferredValue(paused);
};

/** Own articles and keywords that match the search, from two characters on. */
export const useContentSearch = (search: string) => {
  const text = search.trim();
  const sent = useLastPause(text);
  const navigate = useNavigate();
  const { token } = useSession();
  const isNeeded = token !== null && text.length >= minimumLength;
  const enabled = isNeeded && sent.length >= minimumLength;
  const options = { enabled, staleTime: staleMs };
  const history = useQuery({
    ...endpointQuery(getContentHistory, { query: { search: sent, limit: shownPerKind } }),
    ...options,
  });
  const keywords = useQuery({ ...endpointQuery(listKeywords), ...options });
  const rows = history.data?.data.content ?? [];
  const articleActions = rows.map(({ articleId, title }): HostAction => ({
    id: `article-${articleId}`,
    label: title,
    group: 'Article',
    run: () => void navigate(paths.article(articleId)),
  }));
  const publishActions = rows
    .filter(({ type }) => type === 'article')
    .map(({ id, title }): HostAction => ({
      id: `publish-${id}`,
      label: `Publish “${title}”`,
      group: 'Publish',
      run: () => void navigate(paths.publishArticle(id)),
    }));
  const keywordActions = (keywords.data?.keywords ?? [])
    .filter(({ keyword }) => keyword.toLowerCase().includes(sent.toLowerCase()))
    .slice(0, shownPerKind)
    .map(({ id, keyword }): HostAction => ({
      id: `keyword-${id}`,
      label: keyword,
      group: 'Keyword',
      run: () => void navigate(paths.plannerKeywords(keyword)),
    }));
  return {
    found: enabled ? [...articleActions, ...publishActions, ...keywordActions] : [],
    isSearching: isNeeded && (sent !== text || history.isFetching || keywords.isFetching),
    isFailed: enabled && (history.isError || keywords.isError) && !history.isFetching && !keywords.isFetching,
    retry: () => {
      if (history.isError) void history.refetch();
      if (keywords.isError) void keywords.refetch();
    },
  };
};
