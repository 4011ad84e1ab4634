import { articleWordCounts } from '@rankwright/contracts/limits';
import { Box, Button, Field, MenuItem, Stack, Typography } from '@rankwright/shared-ui/core';
import type { ChangeEvent, SubmitEvent } from 'react';
import { isReady, type GenerateValues } from './generate.model.ts';

interface GenerateFormProps {
  values: GenerateValues;
  onChange: (values: GenerateValues) => void;
  busy: boolean;
  onGenerate: () => void;
}

export const GenerateForm = ({ values, onChange, busy, onGenerate }: GenerateFormProps) => {
  const text = (name: 'primaryKeyword' | 'secondaryKeywords' | 'industry' | 'targetAudience') => ({
    name,
    value: values[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ ...values, [name]: event.target.value }),
  });
  const ready = isReady(values);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (ready) onGenerate();
  };
  return (
    <Stack component="form" spacing={2} onSubmit={submit} aria-label="Generate Article">
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        <Field label="Primary keyword" required {...text('primaryKeyword')} />
        <Field label="Secondary keywords" hint="Separate them with commas." {...text('secondaryKeywords')} />
        <Field label="Industry" required {...text('industry')} />
        <Field label="Target audience" required {...text('targetAudience')} />
        <Field
          select
          label="Word count"
          value={values.wordCount}
          onChange={(event) =>
            onChange({ ...values, wordCount: Number(event.target.value) as GenerateValues['wordCount'] })
          }
        >
          {articleWordCounts.map((count) => (
            <MenuItem key={count} value={count}>
              {count}
            </MenuItem>
          ))}
        </Field>
      </Box>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={!ready}
          loading={busy}
          aria-describedby="generate-reason"
        >
          Generate Article
        </Button>
        <Typography id="generate-reason" variant="body2" color="textSecondary">
          {ready ? 'A failed generation costs nothing.' : 'Fill in keyword, industry and audience.'}
        </Typography>
      </Stack>
    </Stack>
  );
};
