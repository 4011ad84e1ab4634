import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Tab,
  Tabs,
} from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { ImportForm } from './ImportForm.tsx';
import { OneKeywordForm } from './OneKeywordForm.tsx';

const formId = 'add-keywords-form';

/** Adds keywords: one with its figures, or many at once. */
export const AddKeywordsDialog = ({ onClose }: { onClose: () => void }) => {
  const [many, setMany] = useState(false);
  const [busy, setBusy] = useState(false);
  const Form = many ? ImportForm : OneKeywordForm;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="add-keywords">
      <DialogTitle id="add-keywords">Add Keywords</DialogTitle>
      <DialogContent>
        <Tabs
          value={many}
          onChange={(_, chosen: boolean) => setMany(chosen)}
          aria-label="How many"
          sx={{ mb: 2.5 }}
        >
          <Tab value={false} label="One" id="tab-one" aria-controls="add-keywords-panel" />
          <Tab value={true} label="Paste or import" id="tab-many" aria-controls="add-keywords-panel" />
        </Tabs>
        <div id="add-keywords-panel" role="tabpanel" aria-labelledby={many ? 'tab-many' : 'tab-one'}>
          <Form id={formId} onBusy={setBusy} />
        </div>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>Close</Button>
        <Button type="submit" form={formId} variant="contained" loading={busy}>
          {many ? 'Import keywords' : 'Add keyword'}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
