import { Button } from '@rankwright/shared-ui/core';
import { Tab, Tabs } from '@rankwright/shared-ui/tabs';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@rankwright/shared-ui/overlays';
import { useState } from 'react';
import { KeywordUsage } from '../KeywordUsage.tsx';
import { ImportForm } from './ImportForm.tsx';
import { SingleKeywordForm } from './SingleKeywordForm.tsx';

const formId = 'add-keywords-form';

/** Adds a single keyword, or many by paste or CSV import. */
export const AddKeywordsDialog = ({ onClose }: { onClose: () => void }) => {
  const [count, setCount] = useState<'one' | 'many'>('one');
  const [busy, setBusy] = useState(false);
  const isImport = count === 'many';
  const Form = isImport ? ImportForm : SingleKeywordForm;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="add-keywords">
      <DialogTitle id="add-keywords">Add Keywords</DialogTitle>
      <DialogContent>
        <KeywordUsage />
        <Tabs
          value={count}
          onChange={(_, selected: 'one' | 'many') => setCount(selected)}
          aria-label="How to add keywords"
          sx={{ mb: 2.5 }}
        >
          <Tab value="one" label="Single" id="tab-one" aria-controls="add-keywords-panel" />
          <Tab value="many" label="Paste or import" id="tab-many" aria-controls="add-keywords-panel" />
        </Tabs>
        <div id="add-keywords-panel" role="tabpanel" aria-labelledby={`tab-${count}`}>
          <Form id={formId} onBusy={setBusy} />
        </div>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>Close</Button>
        <Button type="submit" form={formId} variant="contained" loading={busy}>
          {isImport ? 'Import keywords' : 'Add keyword'}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
