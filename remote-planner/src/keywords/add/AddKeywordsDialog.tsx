import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@rankwright/shared-ui/core';
import { Tab, Tabs } from '@rankwright/shared-ui/tabs';
import { useState } from 'react';
import { KeywordUsage } from '../KeywordUsage.tsx';
import { ImportForm } from './ImportForm.tsx';
import { SingleKeywordForm } from './SingleKeywordForm.tsx';

const formId = 'add-keywords-form';

/** Adds a single keyword, or many by paste or CSV import. */
export const AddKeywordsDialog = ({ onClose }: { onClose: () => void }) => {
  const [isImport, setIsImport] = useState(false);
  const [busy, setBusy] = useState(false);
  const Form = isImport ? ImportForm : SingleKeywordForm;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="add-keywords">
      <DialogTitle id="add-keywords">Add Keywords</DialogTitle>
      <DialogContent>
        <KeywordUsage />
        <Tabs
          value={isImport}
          onChange={(_, selected: boolean) => setIsImport(selected)}
          aria-label="How to add keywords"
          sx={{ mb: 2.5 }}
        >
          <Tab value={false} label="Single" id="tab-one" aria-controls="add-keywords-panel" />
          <Tab value={true} label="Paste or import" id="tab-many" aria-controls="add-keywords-panel" />
        </Tabs>
        <div id="add-keywords-panel" role="tabpanel" aria-labelledby={isImport ? 'tab-many' : 'tab-one'}>
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
