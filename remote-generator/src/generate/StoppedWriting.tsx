import type { Article } from '@rankwright/contracts/articles';
import { Button, Stack, Typography } from '@rankwright/shared-ui/core';
import { useId } from 'react';
import { OfflineNotice } from '../publishing/OfflineNotice.tsx';
import type { Progress } from './progress.model.ts';
import { useSaveArticle } from './useSaveArticle.ts';

interface StoppedWritingProps {
  progress: Progress;
  onSaved: (article: Article) => void;
  onDiscard: () => void;
}

/** An unfinished text that can be saved as an article or discarded. */
export const StoppedWriting = ({ progress, onSaved, onDiscard }: StoppedWritingProps) => {
  const { pending, waiting, save, cancel } = useSaveArticle(progress, onSaved);
  const messageId = useId();
  return (
    <>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600 }}>{progress.label}</Typography>
        <Stack direction="row" spacing={1}>
          <Button
            variant="contained"
            loading={pending && !waiting}
            disabled={pending}
            aria-describedby={messageId}
            onClick={save}
          >
            Save as article
          </Button>
          <Button onClick={onDiscard}>Discard</Button>
        </Stack>
      </Stack>
      {waiting ? (
        <OfflineNotice
          id={messageId}
          message="The text is stored on this device and will be saved when you reconnect."
          cancelLabel="Save later"
          onCancel={cancel}
        />
      ) : (
        <Typography id={messageId} variant="body2" color="textSecondary">
          The text so far is stored on this device. Save it as an article to keep editing.
        </Typography>
      )}
    </>
  );
};
