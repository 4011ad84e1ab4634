import { defaultGenerationCount, generationCounts } from '@rankwright/contracts/limits';
import type { Keyword } from '@rankwright/contracts/planner';
import { useApiMutation } from '@rankwright/sdk/query';
import { Button, Stack } from '@rankwright/shared-ui/core';
import { Field, SelectField, useFormFields } from '@rankwright/shared-ui/forms';
import { Dialog, DialogActions, DialogContent, DialogTitle, MenuItem } from '@rankwright/shared-ui/overlays';
import { useState, type SubmitEvent } from 'react';
import { formatKeywordCount } from '../keywordFormat.model.ts';
import { KeywordUsage } from '../KeywordUsage.tsx';
import { keywordKeys, requestDeleteKeywords, requestGenerateKeywords } from '../keywords.data.ts';
import { FoundKeywords } from './FoundKeywords.tsx';

interface GenerateForm {
  niche: string;
  count: (typeof generationCounts)[number];
  includeVolume: boolean;
}

const emptyForm: GenerateForm = { niche: '', count: defaultGenerationCount, includeVolume: true };

/** The found keywords, and which of them stay on the list; what is left out is removed when the dialog closes. */
const useFoundKeywords = () => {
  const [keywords, setKeywords] = useState<readonly Keyword[]>([]);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const removing = useApiMutation({
    send: requestDeleteKeywords,
    errorText: 'Some keywords could not be removed from your list.',
    invalidates: keywordKeys,
  });
  return {
    keywords,
    isKept: ({ id }: Keyword) => !leftOut.has(id),
    toggle: ({ id }: Keyword) =>
      setLeftOut(
        leftOut.has(id) ? new Set([...leftOut].filter((other) => other !== id)) : new Set([...leftOut, id]),
      ),
    add: (found: readonly Keyword[]) => setKeywords((before) => [...before, ...found]),
    removeRest: () => {
      const rest = keywords.filter(({ id }) => leftOut.has(id));
      if (rest.length > 0) removing.mutate(rest);
    },
  };
};

interface GenerateFieldsProps {
  form: ReturnType<typeof useFormFields<GenerateForm>>;
  onSubmit: (event: SubmitEvent) => void;
}

const GenerateFields = ({ form: { values, formRef, field }, onSubmit }: GenerateFieldsProps) => (
  <Stack component="form" id="generate-form" ref={formRef} noValidate spacing={2} onSubmit={onSubmit}>
    <Field label="Niche/topic" required {...field('niche')} />
    <SelectField label="Count" {...field('count', (text) => Number(text) as GenerateForm['count'])}>
      {generationCounts.map((value) => (
        <MenuItem key={value} value={value}>
          {value}
        </MenuItem>
      ))}
    </SelectField>
    <SelectField
      label="Include volume"
      {...field('includeVolume', (text) => text === 'Yes')}
      value={values.includeVolume ? 'Yes' : 'No'}
      hint="Monthly searches. ≈ marks estimates."
    >
      <MenuItem value="Yes">Yes</MenuItem>
      <MenuItem value="No">No</MenuItem>
    </SelectField>
  </Stack>
);

/** Generates keywords for a niche; those that are kept stay on the list. */
export const GenerateKeywordsDialog = ({ onClose }: { onClose: () => void }) => {
  const form = useFormFields(emptyForm);
  const found = useFoundKeywords();
  const generating = useApiMutation({
    send: requestGenerateKeywords,
    errorText: 'Failed to generate keywords',
    invalidates: keywordKeys,
    onSuccess: ({ keywords }) => found.add(keywords),
  });
  const close = () => {
    found.removeRest();
    onClose();
  };
  const kept = found.keywords.filter(found.isKept).length;
  const hasFound = found.keywords.length > 0;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const niche = form.values.niche.trim();
    if (form.errors.show(niche ? {} : { niche: 'Niche/topic is required' }))
      generating.mutate({ ...form.values, niche });
  };
  return (
    <Dialog open onClose={close} maxWidth="xs" fullWidth aria-labelledby="generate-keywords">
      <DialogTitle id="generate-keywords">Generate Keywords</DialogTitle>
      <DialogContent>
        <KeywordUsage />
        <GenerateFields form={form} onSubmit={submit} />
        {generating.data && (
          <FoundKeywords
            keywords={found.keywords}
            note={generating.data.note ?? null}
            isKept={found.isKept}
            onToggle={found.toggle}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button
          type="submit"
          form="generate-form"
          {...(!hasFound && { variant: 'contained' })}
          loading={generating.isPending}
        >
          {hasFound ? 'Generate more' : 'Generate'}
        </Button>
        <Button onClick={close} {...(hasFound && { variant: 'contained' })}>
          {hasFound ? `Keep ${formatKeywordCount(kept)}` : 'Close'}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
