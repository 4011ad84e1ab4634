import type { Article } from '@rankwright/contracts/articles';
import { getErrorMessage } from '@rankwright/sdk/api';
import { keepPreviousData, useApiMutation, useQuery } from '@rankwright/sdk/query';
import { Box, Button, ErrorState, Typography } from '@rankwright/shared-ui/core';
import { List, ListItemButton, ListItemText } from '@rankwright/shared-ui/lists';
import { Field } from '@rankwright/shared-ui/forms';
import { useState } from 'react';
import { requestGetArticle } from '../article/article.data.ts';
import { useDebounced } from '../search/useDebounced.ts';
import { ownArticlesQuery } from './distribution.data.ts';

const Matches = ({ search, onPick }: { search: string; onPick: (article: Article) => void }) => {
  const picking = useApiMutation({
    send: requestGetArticle,
    errorText: 'Error loading content',
    onSuccess: onPick,
  });
  const query = useQuery({ ...ownArticlesQuery(search), placeholderData: keepPreviousData });
  if (query.isPending) return <Typography color="textSecondary">Loading your articles…</Typography>;
  if (query.isError)
    return (
      <ErrorState
        size="small"
        title="Your articles could not be loaded"
        text={getErrorMessage(query.error, 'Try again in a moment.')}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  const rows = query.data.data.content;
  if (rows.length === 0)
    return (
      <Typography color="textSecondary">
        {search ? 'No article matches.' : 'You have no articles yet. Paste a text below.'}
      </Typography>
    );
  return (
    <List aria-label="Your articles" dense disablePadding>
      {rows.map((row) => (
        <li key={row.id}>
          <ListItemButton
            component="button"
            disabled={picking.isPending}
            onClick={() => picking.mutate(row.id)}
            sx={{ width: '100%' }}
          >
            <ListItemText primary={row.title} secondary={`${row.volume} words`} />
          </ListItemButton>
        </li>
      ))}
    </List>
  );
};

interface ArticlePickerProps {
  onPick: (article: Article) => void;
  onClose: () => void;
}

/** Searches one's own articles and picks one to distribute. */
export const ArticlePicker = ({ onPick, onClose }: ArticlePickerProps) => {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  return (
    <Box role="search" sx={{ maxWidth: 720 }}>
      <Field
        label="Search your articles"
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Box sx={{ mt: 1 }}>
        <Matches search={search} onPick={onPick} />
      </Box>
      <Button variant="outlined" sx={{ mt: 2 }} onClick={onClose}>
        Paste a text instead
      </Button>
    </Box>
  );
};
