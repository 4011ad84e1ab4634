import { difficulty } from '@rankwright/contracts/limits';
import { useApiMutation } from '@rankwright/sdk/query';
import { Box, Field, Stack } from '@rankwright/shared-ui/core';
import { useRef, useState, type SubmitEvent } from 'react';
import { keywordsQuery, requestCreateKeyword } from '../keywords.data.ts';
import {
  emptyKeywordForm,
  validateKeywordForm,
  createKeywordInput,
  type KeywordFormValues,
  type KeywordFormErrors,
} from './keywordForm.model.ts';

const useCreateKeyword = (onAdded: () => void) =>
  useApiMutation({
    send: requestCreateKeyword,
    errorText: 'Failed to add keyword',
    success: ({ keyword }) => ({ title: 'Keyword added', description: keyword }),
    invalidates: [keywordsQuery.queryKey],
    onSuccess: onAdded,
  });

/** Form for a single keyword; cleared after saving, ready for the next one. */
export const SingleKeywordForm = ({ id, onBusy }: { id: string; onBusy: (busy: boolean) => void }) => {
  const [form, setForm] = useState(emptyKeywordForm);
  const [errors, setErrors] = useState<KeywordFormErrors>({});
  const element = useRef<HTMLFormElement>(null);
  const focus = (name: string) => element.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  const adding = useCreateKeyword(() => {
    setForm(emptyKeywordForm);
    focus('keyword');
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const foundErrors = validateKeywordForm(form);
    setErrors(foundErrors);
    const [first] = Object.keys(foundErrors);
    if (first) return focus(first);
    onBusy(true);
    adding.mutate(createKeywordInput(form), { onSettled: () => onBusy(false) });
  };
  const bind = (name: keyof KeywordFormValues) => ({
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
          hint="Leave empty if unknown."
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
