import { Box, Field, MenuItem } from '@rankwright/shared-ui/core';
import type { ChangeEvent, SubmitEvent } from 'react';
import { isReady, listWordCounts, type GenerateValues } from './generate.model.ts';

interface GenerateFormProps {
  values: GenerateValues;
  onChange: (values: GenerateValues) => void;
  onGenerate: () => void;
}

export const GenerateForm = ({ values, onChange, onGenerate }: GenerateFormProps) => {
  const getFieldProps = (name: 'primaryKeyword' | 'secondaryKeywords' | 'industry' | 'targetAudience') => ({
    name,
    value: values[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ ...values, [name]: event.target.value }),
  });
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
      <Field label="Primary keyword" required {...getFieldProps('primaryKeyword')} />
      <Field
        label="Secondary keywords"
        hint="Separate them with commas."
        {...getFieldProps('secondaryKeywords')}
      />
      <Field label="Industry" required {...getFieldProps('industry')} />
      <Field label="Target audience" required {...getFieldProps('targetAudience')} />
      <Field
        select
        label="Word count"
        value={values.wordCount}
        onChange={(event) => onChange({ ...values, wordCount: Number(event.target.value) })}
      >
        {listWordCounts(values.wordCount).map((count) => (
          <MenuItem key={count} value={count}>
            {count}
          </MenuItem>
        ))}
      </Field>
    </Box>
  );
};
