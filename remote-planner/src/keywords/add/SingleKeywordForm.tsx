import { difficulty } from '@rankwright/contracts/limits';
import { useApiMutation } from '@rankwright/sdk/query';
import { Box, Stack } from '@rankwright/shared-ui/core';
import { Field, useFormFields } from '@rankwright/shared-ui/forms';
import type { SubmitEvent } from 'react';
import { keywordKeys, requestCreateKeyword } from '../keywords.data.ts';
import { emptyKeywordForm, validateKeywordForm, createKeywordInput } from './keywordForm.model.ts';

const useCreateKeyword = (onAdded: () => void) =>
  useApiMutation({
    send: requestCreateKeyword,
    errorText: 'Failed to add keyword',
    success: ({ keyword }) => ({ title: 'Keyword added', description: keyword }),
    invalidates: keywordKeys,
    onSuccess: onAdded,
  });

/** Form for a single keyword; cleared after saving, ready for the next one. */
export const SingleKeywordForm = ({ id, onBusy }: { id: string; onBusy: (busy: boolean) => void }) => {
  const { values, setValues, formRef, errors, field } = useFormFields(emptyKeywordForm);
  const adding = useCreateKeyword(() => {
    setValues(emptyKeywordForm);
    document.getElementById(id)?.querySelector<HTMLElement>('[name="keyword"]')?.focus();
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!errors.show(validateKeywordForm(values))) return;
    onBusy(true);
    adding.mutate(createKeywordInput(values), { onSettled: () => onBusy(false) });
  };
  return (
    <Stack component="form" id={id} ref={formRef} noValidate spacing={2} onSubmit={submit}>
      <Field label="Keyword" required {...field('keyword')} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Field
          label="Monthly volume (optional)"
          type="number"
          hint="Leave empty if unknown."
          slotProps={{ htmlInput: { min: 0 } }}
          {...field('volume')}
        />
        <Field
          label="Difficulty"
          type="number"
          slotProps={{ htmlInput: { min: difficulty.min, max: difficulty.max } }}
          {...field('difficulty')}
        />
      </Box>
      <Field label="Category (optional)" {...field('category')} />
    </Stack>
  );
};
