import { Alert, Button } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { CompareDialog } from './CompareDialog.tsx';
import type { ArticleTextState } from './useArticleText.ts';

/** Tells that the article was changed in another window or saved meanwhile; nothing is overwritten unasked. */
export const ConflictNotice = ({ text }: { text: ArticleTextState }) => {
  const [open, setOpen] = useState(false);
  const other = text.otherText();
  if (!other && !text.changedElsewhere) return null;
  return (
    <Alert
      severity="warning"
      action={
        other && (
          <Button color="inherit" size="small" onClick={() => setOpen(true)}>
            Compare
          </Button>
        )
      }
    >
      This article was changed in another window. Compare both before you save.
      {open && other && (
        <CompareDialog
          mine={text.text}
          other={other}
          onClose={() => setOpen(false)}
          onTakeOther={() => {
            text.takeOther(other);
            setOpen(false);
          }}
          onKeepMine={() => {
            text.keepMine();
            setOpen(false);
          }}
        />
      )}
    </Alert>
  );
};
