import { Button, Stack, Typography } from '@rankwright/shared-ui/core';
import type { ArticleTextState } from './useArticleText.ts';

const clock = (at: number): string =>
  new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });

const words = ({ dirty, savedAt, kept, restored }: ArticleTextState, waiting: boolean): string => {
  if (waiting)
    return 'No network. It is saved as soon as the network is back; until then it lies on this device.';
  if (!kept) return 'This device cannot keep the draft. Save soon.';
  if (!dirty) return 'Saved.';
  if (!savedAt) return 'Not saved yet.';
  return restored
    ? `Your text of ${clock(savedAt)} was kept on this device. Not saved yet.`
    : `Kept on this device at ${clock(savedAt)}. Not saved yet.`;
};

export const savedLineId = (articleId: string): string => `saved-${articleId}`;

interface SavedLineProps {
  articleId: string;
  text: ArticleTextState;
  /** Save was asked for and waits for the network. */
  waiting: boolean;
}

/** Where the text stands: only here, or on the server too. */
export const SavedLine = ({ articleId, text, waiting }: SavedLineProps) => (
  <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
    <Typography id={savedLineId(articleId)} variant="body2" color="textSecondary" role="status">
      {words(text, waiting)}
    </Typography>
    {text.dirty && !waiting && (
      <Button size="small" onClick={text.forget}>
        Discard my changes
      </Button>
    )}
  </Stack>
);
