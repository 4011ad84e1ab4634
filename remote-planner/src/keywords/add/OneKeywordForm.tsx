import { difficulty } from '@rankwright/contracts/limits';
import { messageOf } from '@rankwright/sdk/api';
import { useMutation, useQueryClient } from '@rankwright/sdk/query';
import { showError, showToast } from '@rankwright/sdk/toasts';
import { Box, Field, Stack } from '@rankwright/shared-ui/core';
import { useRef, useState, type SubmitEvent } from 'react';
import { addKeyword, refreshKeywords } from '../keywords.data.ts';
import {
  emptyKeyword,
  keywordErrors,
  keywordInputOf,
  type OneKeyword,
  type OneKeywordErrors,
} from './oneKeyword.model.ts';

const useAdding = (onAdded: () => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: addKeyword,
    onSuccess: ({ keyword }) => {
      onAdded();
      showToast({ title: 'Keyword added', description: keyword });
      return refreshKeywords(queryClient);
    },
    onError: (error) => showError('Error', messageOf(error, 'Failed to add keyword')),
  });
};

/** One keyword with its figures; after adding it is empty for the next. */
export const OneKeywordForm = ({ id, onBusy }: { id: string; onBusy: (busy: boolean) => void }) => {
  const [form, setForm] = useState(emptyKeyword);
  const [errors, setErrors] = useState<OneKeywordErrors>({});
  const element = useRef<HTMLFormElement>(null);
  const focus = (name: string) => element.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  const adding = useAdding(() => {
    setForm(emptyKeyword);
    focus('keyword');
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = keywordErrors(form);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) return focus(first);
    onBusy(true);
    adding.mutate(keywordInputOf(form), { onSettled: () => onBusy(false) });
  };
  const bind = (name: keyof OneKeyword) => ({
    name,
    value: form[name],
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
    ...(errors[name] && { error: errors[name] }),
  });
  return (
    <Stack component="form" id={id} ref={element} noValidate spacing={2} onSubmit={submit}>
      <Field label="Keyword" required {...bind('keyword')} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Field
          label="Monthly volume (optional)"
          type="number"
          hint="Left out, it is unknown."
          slotProps={{ htmlInput: { min: 0 } }}
          {...bind('volume')}
        />
        <Field
          label="Difficulty"
          type="number"
          slotProps={{ htmlInput: { min: difficulty.min, max: difficulty.max } }}
          {...bind('difficulty')}
        />
      </Box>
      <Field label="Category (optional)" {...bind('category')} />
    </Stack>
  );
};
