import { Button } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { createLazyPart, preloadOnApproach } from '@rankwright/sdk/host';
import type { KeywordDialogsProps } from './KeywordDialogs.tsx';

const KeywordDialogs = createLazyPart(
  async () => (await import(/* webpackChunkName: "keyword-dialogs" */ './KeywordDialogs.tsx')).KeywordDialogs,
);

/** “Add Keywords” and “Generate Keywords” with their dialogs. */
export const KeywordTools = () => {
  const [open, setOpen] = useState<KeywordDialogsProps['open'] | null>(null);
  return (
    <>
      <Button variant="outlined" {...preloadOnApproach(KeywordDialogs)} onClick={() => setOpen('add')}>
        Add Keywords
      </Button>
      <Button variant="outlined" {...preloadOnApproach(KeywordDialogs)} onClick={() => setOpen('generate')}>
        Generate Keywords
      </Button>
      {open && <KeywordDialogs open={open} onClose={() => setOpen(null)} />}
    </>
  );
};
