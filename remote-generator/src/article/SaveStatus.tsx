import { confirm } from '@rankwright/sdk/dialogs';
import { Button, Stack, Typography } from '@rankwright/shared-ui/core';
import type { ArticleTextState } from './useArticleText.ts';

const formatTime = (at: number): string =>
  new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });

const describeSaveStatus = (
  { isDirty, savedAt, isStored, restored }: ArticleTextState,
  waiting: boolean,
): string => {
  if (waiting)
    return 'You are offline. Your changes are stored on this device and will be saved when you reconnect.';
  if (!isStored) return 'Your draft cannot be stored on this device. Save soon.';
  if (!isDirty) return 'Saved.';
  if (!savedAt) return 'Not saved yet.';
  return restored
    ? `Draft from ${formatTime(savedAt)} restored. Not saved yet.`
    : `Draft stored on this device at ${formatTime(savedAt)}. Not saved yet.`;
};

export const getSaveStatusId = (articleId: string): string => `saved-${articleId}`;

const discardAfterConfirm = async ({ discardChanges }: ArticleTextState): Promise<void> => {
  const confirmed = await confirm({
    title: 'Discard your changes?',
    text: 'The article goes back to the version that was last saved.',
    confirmLabel: 'Discard',
    destructive: true,
  });
  if (confirmed) discardChanges();
};

interface SaveStatusProps {
  articleId: string;
  text: ArticleTextState;
  /** Whether a save is waiting for the network. */
  waiting: boolean;
}

/** Whether the text is saved on the server or only stored on this device. */
export const SaveStatus = ({ articleId, text, waiting }: SaveStatusProps) => (
  <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
    <Typography id={getSaveStatusId(articleId)} variant="body2" color="textSecondary" role="status">
      {describeSaveStatus(text, waiting)}
    </Typography>
    {text.isDirty && !waiting && (
      <Button size="small" onClick={() => void discardAfterConfirm(text)}>
        Discard changes
      </Button>
    )}
  </Stack>
);
