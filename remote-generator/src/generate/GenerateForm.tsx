import { Box } from '@rankwright/shared-ui/core';
import { Field, type FormState, SelectField, useBoundFormFields } from '@rankwright/shared-ui/forms';
import { MenuItem } from '@rankwright/shared-ui/overlays';
import type { SubmitEvent } from 'react';
import { isReady, listWordCounts, type GenerateValues } from './generate.model.ts';

interface GenerateFormProps {
  state: FormState<GenerateValues>;
  onGenerate: () => void;
}

export const GenerateForm = ({ state, onGenerate }: GenerateFormProps) => {
  const { values, field } = useBoundFormFields(state);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isReady(values)) onGenerate();
  };
  return (
    <Box
      component="form"
      id="generate-form"
      aria-label="Generate Article"
      onSubmit={submit}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}
    >
      <Field
        label="Primary keyword"
        required
        hint="What people search for, for example “how to prune roses”."
        {...field('primaryKeyword')}
      />
      <Field label="Secondary keywords" hint="Separate them with commas." {...field('secondaryKeywords')} />
      <Field label="Industry" required hint="For example “gardening”." {...field('industry')} />
      <Field
        label="Target audience"
        required
        hint="For example “beginners with a small garden”."
        {...field('targetAudience')}
      />
      <SelectField label="Word count" {...field('wordCount', Number)}>
        {listWordCounts(values.wordCount).map((count) => (
          <MenuItem key={count} value={count}>
            {count}
          </MenuItem>
        ))}
      </SelectField>
    </Box>
  );
};
