import { rewriteStyles, tones } from '@rankwright/contracts/limits';
import { Box, Field, MenuItem, Stack, SubmitRow } from '@rankwright/shared-ui/core';
import type { SubmitEvent } from 'react';
import type { RewriteValues } from './rewrite.model.ts';

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly Value[];
  onChange: (value: Value) => void;
}

const Choice = <Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) => (
  <Field select label={label} value={value} onChange={(event) => onChange(event.target.value as Value)}>
    {options.map((option) => (
      <MenuItem key={option} value={option}>
        {option}
      </MenuItem>
    ))}
  </Field>
);

interface FieldsProps {
  values: RewriteValues;
  onChange: (values: RewriteValues) => void;
}

const Choices = ({ values, onChange }: FieldsProps) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
    }}
  >
    <Choice
      label="Rewrite style"
      value={values.rewriteStyle}
      options={rewriteStyles}
      onChange={(rewriteStyle) => onChange({ ...values, rewriteStyle })}
    />
    <Choice
      label="Tone"
      value={values.tone}
      options={tones}
      onChange={(tone) => onChange({ ...values, tone })}
    />
    <Field
      label="Target audience"
      value={values.targetAudience}
      onChange={(event) => onChange({ ...values, targetAudience: event.target.value })}
    />
    <Field
      label="Primary keyword"
      value={values.primaryKeyword}
      onChange={(event) => onChange({ ...values, primaryKeyword: event.target.value })}
    />
  </Box>
);

interface RewriteFormProps extends FieldsProps {
  busy: boolean;
  onRewrite: () => void;
}

export const RewriteForm = ({ values, onChange, busy, onRewrite }: RewriteFormProps) => {
  const ready = values.originalContent.trim() !== '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (ready && !busy) onRewrite();
  };
  return (
    <Stack component="form" spacing={2} onSubmit={submit} aria-label="Rewrite Content">
      <Field
        label="Original content"
        required
        multiline
        minRows={6}
        maxRows={18}
        value={values.originalContent}
        onChange={(event) => onChange({ ...values, originalContent: event.target.value })}
      />
      <Choices values={values} onChange={onChange} />
      <SubmitRow
        label="Rewrite Content"
        ready={ready}
        busy={busy}
        reason={
          ready ? 'Your original stays unchanged until you accept the rewrite.' : 'Paste the text to rewrite.'
        }
      />
    </Stack>
  );
};
