import { difficulty } from '@rankwright/contracts/limits';
import { messageOf } from '@rankwright/sdk/api';
import { useMutation, useQuery, useQueryClient } from '@rankwright/sdk/query';
import { showError, showToast } from '@rankwright/sdk/toasts';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Field,
  Stack,
  Typography,
} from '@rankwright/shared-ui/core';
import { useState, type SubmitEvent } from 'react';
import { addKeyword, keywordsQuery } from './keywords.data.ts';

const empty = { keyword: '', volume: '', difficulty: String(difficulty.keywordDefault), category: '' };

export const AddKeywordDialog = ({ onClose }: { onClose: () => void }) => {
  const [form, setForm] = useState(empty);
  const keywords = useQuery(keywordsQuery);
  const queryClient = useQueryClient();
  const adding = useMutation({
    mutationFn: addKeyword,
    onSuccess: ({ keyword }) => {
      setForm(empty);
      showToast({ title: 'Keyword added', description: keyword });
      return queryClient.invalidateQueries({ queryKey: keywordsQuery.queryKey });
    },
    onError: (error) => showError('Error', messageOf(error, 'Failed to add keyword')),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!form.keyword.trim()) showError('Error', 'Keyword is required');
    else
      adding.mutate({
        keyword: form.keyword,
        volume: form.volume ? Math.max(0, Number(form.volume)) : null,
        difficulty: Number(form.difficulty) || difficulty.invalid,
        category: form.category || null,
      });
  };
  const set = (name: keyof typeof empty) => (event: { target: { value: string } }) =>
    setForm({ ...form, [name]: event.target.value });
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="add-keywords">
      <DialogTitle id="add-keywords">Add Keywords</DialogTitle>
      <DialogContent>
        <Stack component="form" id="keyword-form" noValidate spacing={2} onSubmit={submit}>
          <Field label="Keyword" required value={form.keyword} onChange={set('keyword')} />
          <Field
            label="Monthly volume"
            type="number"
            value={form.volume}
            slotProps={{ htmlInput: { min: 0 } }}
            onChange={set('volume')}
          />
          <Field
            label="Difficulty"
            type="number"
            value={form.difficulty}
            slotProps={{ htmlInput: { min: difficulty.min, max: difficulty.max } }}
            onChange={set('difficulty')}
          />
          <Field label="Category (optional)" value={form.category} onChange={set('category')} />
        </Stack>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {keywords.data
            ? `${keywords.data.keywords.length} keywords on your list.`
            : 'Your list is loading…'}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button type="submit" form="keyword-form" variant="contained" loading={adding.isPending}>
          Add keyword
        </Button>
      </DialogActions>
    </Dialog>
  );
};
