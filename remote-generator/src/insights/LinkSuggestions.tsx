import { suggestLinks, type LinkSuggestion } from '@rankwright/contracts/generations';
import { endpointQuery, getErrorMessage } from '@rankwright/sdk/api';
import { useQuery } from '@rankwright/sdk/query';
import { Box, Button, Typography } from '@rankwright/shared-ui/core';
import { useState } from 'react';

const SuggestionLine = ({ suggestion, onInsert }: { suggestion: LinkSuggestion; onInsert: () => void }) => {
  const { title, anchor, reason } = suggestion;
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {anchor ? `On “${anchor}”. ` : ''}
        {reason}
      </Typography>
      <Button
        size="small"
        aria-label={`${anchor ? 'Insert link' : 'Copy link'}: ${title}`}
        onClick={onInsert}
      >
        {anchor ? 'Insert link' : 'Copy link'}
      </Button>
    </Box>
  );
};

interface LinkSuggestionsProps {
  articleId: string;
  /** Links the words in the text; false when they are not there. */
  onInsert: (anchor: string, url: string) => boolean;
  /** Gets a Markdown link whose words the text does not have. */
  onCopy: (link: string) => void;
}

/** At most five own posts and pages to link to, on demand; nothing is inserted by itself. */
export const LinkSuggestions = ({ articleId, onInsert, onCopy }: LinkSuggestionsProps) => {
  const [isRequested, setIsRequested] = useState(false);
  const query = useQuery({
    ...endpointQuery(suggestLinks, { params: { id: articleId } }),
    enabled: isRequested,
  });
  const suggestions = query.data?.suggestions ?? [];
  const insertOrCopy = ({ anchor, url, title }: LinkSuggestion): void => {
    if (anchor === null || !onInsert(anchor, url)) onCopy(`[${title}](${url})`);
  };
  return (
    <Box component="section" aria-labelledby="links-title">
      <Typography id="links-title" component="h2" variant="h6">
        Links to your own posts
      </Typography>
      {suggestions.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {suggestions.map((suggestion) => (
            <SuggestionLine
              key={suggestion.url}
              suggestion={suggestion}
              onInsert={() => insertOrCopy(suggestion)}
            />
          ))}
        </Box>
      )}
      <Typography variant="body2" color="textSecondary" role="status">
        {query.data && suggestions.length === 0 && 'No own posts or pages fit this text yet.'}
        {query.isError && getErrorMessage(query.error, 'The suggestions could not be loaded.')}
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
    </Box>
  );
};
