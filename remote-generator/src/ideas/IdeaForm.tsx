import { generationCounts, ideaContentTypes } from '@rankwright/contracts/limits';
import { Box, Field, MenuItem, Stack, SubmitRow } from '@rankwright/shared-ui/core';
import type { SubmitEvent } from 'react';
import { isReady, type IdeaValues } from './ideas.model.ts';

interface FieldsProps {
  values: IdeaValues;
  onChange: (values: IdeaValues) => void;
}

const allTypes = 'All Types';

const Choices = ({ values, onChange }: FieldsProps) => (
  <>
    <Field
      select
      label="Content type"
      value={values.contentType === '' ? allTypes : values.contentType}
      onChange={(event) =>
        onChange({
          ...values,
          contentType: ideaContentTypes.find((type) => type === event.target.value) ?? '',
        })
      }
    >
      {[allTypes, ...ideaContentTypes].map((type) => (
        <MenuItem key={type} value={type}>
          {type}
        </MenuItem>
      ))}
    </Field>
    <Field
      select
      label="Number of ideas"
      value={values.numberOfIdeas}
      onChange={(event) =>
        onChange({
          ...values,
          numberOfIdeas: Number(event.target.value) as IdeaValues['numberOfIdeas'],
        })
      }
    >
      {generationCounts.map((count) => (
        <MenuItem key={count} value={count}>
          {count}
        </MenuItem>
      ))}
    </Field>
  </>
);

const Texts = ({ values, onChange }: FieldsProps) => (
  <>
    <Field
      label="Industry"
      required
      value={values.industry}
      onChange={(event) => onChange({ ...values, industry: event.target.value })}
    />
    <Field
      label="Target audience"
      required
      value={values.targetAudience}
      onChange={(event) => onChange({ ...values, targetAudience: event.target.value })}
    />
    <Field
      label="Keywords"
      hint="Separate them with commas."
      value={values.keywords}
      onChange={(event) => onChange({ ...values, keywords: event.target.value })}
    />
  </>
);

interface IdeaFormProps extends FieldsProps {
  busy: boolean;
  onSubmit: () => void;
}

export const IdeaForm = ({ values, onChange, busy, onSubmit }: IdeaFormProps) => {
  const ready = isReady(values);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (ready && !busy) onSubmit();
  };
  return (
    <Stack component="form" spacing={2} onSubmit={submit} aria-label="Get Article Ideas">
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
        }}
      >
        <Texts values={values} onChange={onChange} />
        <Choices values={values} onChange={onChange} />
      </Box>
      <SubmitRow
        label="Get Ideas"
        ready={ready}
        busy={busy}
        reason={ready ? '' : 'Fill in industry and audience.'}
      />
    </Stack>
  );
};
