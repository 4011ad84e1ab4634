import { Button } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { createLazyView } from '../lazyView/createLazyView.ts';
import type { KeywordDialogsProps } from './KeywordDialogs.tsx';

const { View: KeywordDialogs, preload } = createLazyView(
  async () => (await import(/* webpackChunkName: "keyword-dialogs" */ './KeywordDialogs.tsx')).KeywordDialogs,
);

/** “Add Keywords” and “Generate Keywords” with their dialogs. */
export const KeywordTools = () => {
  const [open, setOpen] = useState<KeywordDialogsProps['open'] | null>(null);
  return (
    <>
      <Button variant="outlined" {...preload} onClick={() => setOpen('add')}>
        Add Keywords
      </Button>
      <Button variant="outlined" {...preload} onClick={() => setOpen('generate')}>
        Generate Keywords
      </Button>
      {open && <KeywordDialogs open={open} onClose={() => setOpen(null)} />}
    </>
  );
};
