import type { LinkSuggestion } from '@rankwright/contracts/links';
import { Box, Button, Stack, Typography } from '@rankwright/shared-ui/core';
import { useId, useState } from 'react';

interface Action {
  label: string;
  run: (suggestion: LinkSuggestion) => Promise<void> | void;
}

interface LineProps {
  suggestion: LinkSuggestion;
  action: Action;
  onDismiss: (suggestion: LinkSuggestion) => void;
}

/** Markdown marks are no part of what is read. */
const stripMarks = (markdown: string): string => markdown.replace(/[*_`~]|\\(?=[^\w\s])/g, '');

const SuggestionLine = ({ suggestion, action, onDismiss }: LineProps) => {
  const [isRunning, setIsRunning] = useState(false);
  const { title, before, anchor, after } = suggestion;
  const run = async () => {
    setIsRunning(true);
    try {
      await action.run(suggestion);
    } finally {
      setIsRunning(false);
    }
  };
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" dir="auto">
        {stripMarks(before)}
        <Box
          component="mark"
          sx={{ bgcolor: 'transparent', color: 'text.primary', textDecoration: 'underline' }}
        >
          {stripMarks(anchor)}
        </Box>
        {stripMarks(after)}
      </Typography>
      <Stack direction="row" spacing={1} sx={{ mt: 0.5 }}>
        <Button
          size="small"
          loading={isRunning}
          aria-label={`${action.label}: ${title}`}
          onClick={() => void run()}
        >
          {action.label}
        </Button>
        <Button
          size="small"
          color="inherit"
          aria-label={`Dismiss: ${title}`}
          onClick={() => onDismiss(suggestion)}
        >
          Dismiss
        </Button>
      </Stack>
    </Box>
  );
};

interface LinkSuggestionListProps extends Omit<LineProps, 'suggestion'> {
  title: string;
  suggestions: readonly LinkSuggestion[];
}

/** Suggestions of one direction, each with its words in their sentence. */
export const LinkSuggestionList = ({ title, suggestions, ...line }: LinkSuggestionListProps) => {
  const titleId = useId();
  if (suggestions.length === 0) return null;
  return (
    <>
      <Typography id={titleId} component="h3" variant="subtitle2" sx={{ mt: 1 }}>
        {title}
      </Typography>
      <Box component="ul" aria-labelledby={titleId} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {suggestions.map((suggestion) => (
          <SuggestionLine
            key={`${suggestion.articleId} ${suggestion.url}`}
            suggestion={suggestion}
            {...line}
          />
        ))}
      </Box>
    </>
  );
};
