import type { Keyword } from '@rankwright/contracts/planner';
import { Button } from '@rankwright/shared-ui/core';
import { Field } from '@rankwright/shared-ui/forms';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@rankwright/shared-ui/overlays';
import { useId, useState, type SubmitEvent } from 'react';
import { formatKeywordCount } from '../keywordFormat.model.ts';
import { useUpdateKeywords } from './useUpdateKeywords.ts';

interface CategoryDialogProps {
  keywords: readonly Keyword[];
  onClose: () => void;
}

/** The category that all of these have, or none. */
const findCommonCategory = ([first, ...rest]: readonly Keyword[]): string =>
  first?.category && rest.every(({ category }) => category === first.category) ? first.category : '';

const focusField = (field: HTMLInputElement | null): void => field?.focus();

/** Sets one category for several keywords. */
export const CategoryDialog = ({ keywords, onClose }: CategoryDialogProps) => {
  const titleId = useId();
  const [category, setCategory] = useState(() => findCommonCategory(keywords));
  const updating = useUpdateKeywords(onClose);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    updating.mutate({ keywords, category: category.trim() || null });
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>Category of {formatKeywordCount(keywords.length)}</DialogTitle>
        <DialogContent>
          <Field
            label="Category"
            hint="Leave empty for none."
            inputRef={focusField}
            value={category}
            slotProps={{ htmlInput: { maxLength: 80 } }}
            onChange={({ target }) => setCategory(target.value)}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" loading={updating.isPending}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
