import { findOverlaps } from '@rankwright/contracts/generations';
import { paths } from '@rankwright/contracts/paths';
import { endpointQuery } from '@rankwright/sdk/api';
import { keepPreviousData, useQuery } from '@rankwright/sdk/query';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Alert, Box, Link } from '@rankwright/shared-ui/core';
import { useDebounced } from '../search/useDebounced.ts';

const reasons = { keyword: 'same keyword', title: 'similar title' } as const;

interface OverlapWarningProps {
  keyword: string;
  title: string;
  articleId: string | undefined;
}

/** Warns when an own article has the same keyword or nearly the same title; renders nothing otherwise. */
export const OverlapWarning = ({ articleId, ...typed }: OverlapWarningProps) => {
  const keyword = useDebounced(typed.keyword.trim());
  const title = useDebounced(typed.title.trim());
  const { data } = useQuery({
    ...endpointQuery(findOverlaps, { query: { keyword, title, ...(articleId && { articleId }) } }),
    enabled: keyword !== '' || title !== '',
    placeholderData: keepPreviousData,
  });
  if (!data || data.overlaps.length === 0 || (keyword === '' && title === '')) return null;
  return (
    <Alert severity="warning" role="status">
      You already have an article about this. Two articles on one topic compete in search.
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {data.overlaps.map(({ id, title: other, reason }) => (
          <li key={id}>
            <Link component={RouterLink} to={paths.article(id)}>
              {other}
            </Link>{' '}
            ({reasons[reason]})
          </li>
        ))}
      </Box>
    </Alert>
  );
};
