import { suggestLinks, type LinkSuggestion } from '@rankwright/contracts/links';
import { endpointQuery, getErrorMessage } from '@rankwright/sdk/api';
import { useDraft } from '@rankwright/sdk/drafts';
import { useQuery, useQueryClient } from '@rankwright/sdk/query';
import { Box, Button, Typography } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { insertLink } from './insertLink.model.ts';
import { LinkSuggestionList } from './LinkSuggestionList.tsx';

interface LinkSuggestionsProps {
  articleId: string;
  /** The present text, as Markdown. */
  content: string;
  onAdd: (suggestion: LinkSuggestion) => void;
  /** Opens the older article with the link in its text. */
  onOpen: (suggestion: LinkSuggestion) => Promise<void>;
}

const createKey = ({ articleId, url, anchor }: LinkSuggestion): string =>
  `${articleId ?? ''} ${url} ${anchor}`;

/** Suggestions that this account has dismissed on this device. */
const useDismissed = (articleId: string) => {
  const { value, setValue } = useDraft<readonly string[]>(`dismissed-links:${articleId}`, []);
  return {
    count: value.length,
    isShown: (suggestion: LinkSuggestion) => !value.includes(createKey(suggestion)),
    dismiss: (suggestion: LinkSuggestion) => setValue([...value, createKey(suggestion)]),
    restoreAll: () => setValue([]),
  };
};

const noSuggestions: readonly LinkSuggestion[] = [];

/** Links between this text and the account's other posts, on demand; nothing is inserted by itself. */
export const LinkSuggestions = ({ articleId, content, onAdd, onOpen }: LinkSuggestionsProps) => {
  const suggestions = endpointQuery(suggestLinks, { params: { id: articleId } });
  const queryClient = useQueryClient();
  const [isRequested, setIsRequested] = useState(
    () => queryClient.getQueryData(suggestions.queryKey) !== undefined,
  );
  const query = useQuery({ ...suggestions, enabled: isRequested });
  const { count, isShown, dismiss, restoreAll } = useDismissed(articleId);
  const { outgoing = noSuggestions, incoming = noSuggestions, isLive = false } = query.data ?? {};
  const shownOutgoing = outgoing.filter((place) => isShown(place) && insertLink(content, place) !== null);
  const shownIncoming = incoming.filter(isShown);
  return (
    <Box component="section" aria-labelledby="links-title">
      <Typography id="links-title" component="h2" variant="h6">
        Links
      </Typography>
      <LinkSuggestionList
        title="From this article"
        suggestions={shownOutgoing}
        action={{ label: 'Add link', run: onAdd }}
        onDismiss={dismiss}
      />
      <LinkSuggestionList
        title="From your other posts"
        suggestions={shownIncoming}
        action={{ label: 'Open with link', run: onOpen }}
        onDismiss={dismiss}
      />
      <Typography variant="body2" color="textSecondary" role="status">
        {query.isFetching && 'Searching your posts…'}
        {query.data &&
          !query.isFetching &&
          shownOutgoing.length + shownIncoming.length === 0 &&
          'No links to suggest.'}
        {query.data &&
          !query.isFetching &&
          !isLive &&
          ' Links from your other posts are suggested once this article is published.'}
        {query.isError && getErrorMessage(query.error, 'The suggestions could not be loaded.')}
        {!isRequested && 'Finds phrases in your posts that name another post.'}
      </Typography>
      <Button
        size="small"
        variant="outlined"
        sx={{ mt: 1 }}
        loading={query.isFetching}
        onClick={() => (isRequested ? void query.refetch() : setIsRequested(true))}
      >
        {isRequested ? 'Suggest again' : 'Suggest links'}
      </Button>
      {isRequested && count > 0 && (
        <Button size="small" sx={{ mt: 1, ml: 1 }} onClick={restoreAll}>
          Show dismissed ({count})
        </Button>
      )}
    </Box>
  );
};
