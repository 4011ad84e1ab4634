import { getErrorMessage } from '@rankwright/sdk/api';
import { confirm } from '@rankwright/sdk/dialogs';
import { Button, Icon, Stack, Typography } from '@rankwright/shared-ui/core';
import type { SaveState } from './saveState.model.ts';
import type { ArticleTextState } from './useArticleText.ts';
import type { ArticleWork } from './useArticleWork.ts';
import { canRetrySave, type SaveFailure } from './useAutosave.ts';

const formatTime = (at: number | null): string =>
  new Date(at ?? Date.now()).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });

const describeFailure = (failure: SaveFailure | null): string =>
  failure && !canRetrySave(failure)
    ? `Not saved: ${getErrorMessage(failure.error, 'The article could not be saved.')} Your changes are stored on this device.`
    : 'The server cannot be reached. Your changes are stored on this device, and saving is tried again.';

const descriptions: Record<SaveState, (text: ArticleTextState, failure: SaveFailure | null) => string> = {
  saved: () => 'Saved.',
  saving: () => 'Saving…',
  unsaved: () => 'Unsaved changes.',
  restored: ({ savedAt }) => `Draft from ${formatTime(savedAt)} restored. Not saved yet.`,
  empty: () => 'Not saved: title and content cannot be empty.',
  offline: () =>
    'You are offline. Your changes are stored on this device and will be saved when you reconnect.',
  failed: (_, failure) => describeFailure(failure),
  conflict: () => 'Not saved: the article was changed in another window.',
  unstored: () => 'Your draft cannot be stored on this device. Save soon.',
};

/** States that pass by themselves while a person types: they are not announced, and there is nothing to discard. */
const routineStates: readonly SaveState[] = ['saved', 'saving', 'unsaved'];

/** What is not on the server, and will not be by itself. */
const alarmingStates: readonly SaveState[] = ['failed', 'conflict', 'empty', 'unstored'];

export const getSaveStatusId = (articleId: string): string => `saved-${articleId}`;

const discardAfterConfirm = async ({ discardChanges }: ArticleTextState): Promise<void> => {
  const confirmed = await confirm({
    title: 'Discard your changes?',
    text: 'The article returns to the last saved version.',
    confirmLabel: 'Discard',
    destructive: true,
  });
  if (confirmed) discardChanges();
};

const routineStyle = { alignItems: 'center', minWidth: 0, ml: { xs: 0.5, md: 1 } } as const;

/** What a person has to know or do gets a line of its own below the bar. */
const troubleStyle = {
  alignItems: 'center',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  order: 9,
  flexBasis: '100%',
  px: 1,
  pb: 1,
} as const;

/** Whether the text is saved on the server or only stored on this device. */
export const SaveStatus = ({ work }: { work: ArticleWork }) => {
  const { article, text, saveState, saveFailure } = work;
  const isRoutine = routineStates.includes(saveState);
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={isRoutine ? routineStyle : troubleStyle}>
      {alarmingStates.includes(saveState) && (
        <Icon name="alert" sx={{ color: 'error.main', fontSize: 20, flexShrink: 0 }} />
      )}
      <Typography
        id={getSaveStatusId(article.id)}
        variant="body2"
        color={isRoutine ? 'textSecondary' : 'textPrimary'}
        role="status"
        noWrap={isRoutine}
        aria-live={isRoutine ? 'off' : 'polite'}
      >
        {descriptions[saveState](text, saveFailure)}
      </Typography>
      {text.isDirty && !isRoutine && saveState !== 'offline' && (
        <Button size="small" onClick={() => void discardAfterConfirm(text)}>
          Discard changes
        </Button>
      )}
    </Stack>
  );
};
