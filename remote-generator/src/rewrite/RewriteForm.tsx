import { rewriteStyles, tones } from '@rankwright/contracts/limits';
import { Box, Stack } from '@rankwright/shared-ui/core';
import {
  Field,
  type FormFields,
  type FormState,
  SelectField,
  SubmitRow,
  useBoundFormFields,
} from '@rankwright/shared-ui/forms';
import { MenuItem } from '@rankwright/shared-ui/overlays';
import type { SubmitEvent } from 'react';
import type { RewriteValues } from './rewrite.model.ts';

const listOptions = (options: readonly string[]) =>
  options.map((option) => (
    <MenuItem key={option} value={option}>
      {option}
    </MenuItem>
  ));

const Choices = ({ field }: Pick<FormFields<RewriteValues>, 'field'>) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
    }}
  >
    <SelectField label="Rewrite style" {...field('rewriteStyle')}>
      {listOptions(rewriteStyles)}
    </SelectField>
    <SelectField label="Tone" {...field('tone')}>
      {listOptions(tones)}
    </SelectField>
    <Field label="Target audience" {...field('targetAudience')} />
    <Field label="Primary keyword" {...field('primaryKeyword')} />
  </Box>
);

interface RewriteFormProps {
  state: FormState<RewriteValues>;
  busy: boolean;
  onRewrite: () => void;
}

export const RewriteForm = ({ state, busy, onRewrite }: RewriteFormProps) => {
  const { values, field } = useBoundFormFields(state);
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
        {...field('originalContent')}
      />
      <Choices field={field} />
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
