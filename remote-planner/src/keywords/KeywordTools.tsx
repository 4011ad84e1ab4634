import { Button } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { AddKeywordsDialog } from './add/AddKeywordsDialog.tsx';
import { GenerateKeywordsDialog } from './generate/GenerateKeywordsDialog.tsx';

/** “Add Keywords” and “Generate Keywords” with their dialogs. */
export const KeywordTools = () => {
  const [open, setOpen] = useState<'add' | 'generate' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen('add')}>
        Add Keywords
      </Button>
      <Button variant="outlined" onClick={() => setOpen('generate')}>
        Generate Keywords
      </Button>
      {open === 'add' && <AddKeywordsDialog onClose={close} />}
      {open === 'generate' && <GenerateKeywordsDialog onClose={close} />}
    </>
  );
};
