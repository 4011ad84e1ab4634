import { Button, Stack, Typography } from '@rankwright/shared-ui/core';
import type { ArticleTextState } from './useArticleText.ts';

const clock = (at: number): string =>
  new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });

const words = ({ dirty, savedAt, kept, restored }: ArticleTextState): string => {
  if (!kept) return 'This device cannot keep the draft. Save soon.';
  if (!dirty) return 'Saved.';
  if (!savedAt) return 'Not saved yet.';
  return restored
    ? `Your text of ${clock(savedAt)} was kept on this device. Not saved yet.`
    : `Kept on this device at ${clock(savedAt)}. Not saved yet.`;
};

/** Where the text stands: only here, or on the server too. */
export const SavedLine = ({ text }: { text: ArticleTextState }) => (
  <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
    <Typography variant="body2" color="textSecondary" role="status">
      {words(text)}
    </Typography>
    {text.dirty && (
      <Button size="small" onClick={text.forget}>
        Discard my changes
      </Button>
    )}
  </Stack>
);
