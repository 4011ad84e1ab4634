import { Alert, Button } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { CompareDialog } from './CompareDialog.tsx';
import type { ArticleTextState } from './useArticleText.ts';

/** Warns that the article was changed in another window or saved since editing began. */
export const ConflictNotice = ({ text }: { text: ArticleTextState }) => {
  const [open, setOpen] = useState(false);
  const { otherText: other, hasConflict } = text;
  if (!hasConflict) return null;
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
      This article was changed in another window. Compare the two versions before you save.
      {open && other && (
        <CompareDialog
          ownText={text.text}
          other={other}
          onClose={() => setOpen(false)}
          onUseOther={() => {
            text.acceptOther(other);
            setOpen(false);
          }}
          onKeepOwn={() => {
            text.keepLocalText();
            setOpen(false);
          }}
        />
      )}
    </Alert>
  );
};
