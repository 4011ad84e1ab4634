import { generationCounts, ideaContentTypes } from '@rankwright/contracts/limits';
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
import { isReady, type IdeaValues } from './ideas.model.ts';

type Bind = FormFields<IdeaValues>['field'];

const allTypes = 'All Types';

const Choices = ({ field, contentType }: { field: Bind; contentType: IdeaValues['contentType'] }) => (
  <>
    <SelectField
      label="Content type"
      {...field('contentType', (text) => ideaContentTypes.find((type) => type === text) ?? '')}
      value={contentType === '' ? allTypes : contentType}
    >
      {[allTypes, ...ideaContentTypes].map((type) => (
        <MenuItem key={type} value={type}>
          {type}
        </MenuItem>
      ))}
    </SelectField>
    <SelectField
      label="Number of ideas"
      {...field('numberOfIdeas', (text) => Number(text) as IdeaValues['numberOfIdeas'])}
    >
      {generationCounts.map((count) => (
        <MenuItem key={count} value={count}>
          {count}
        </MenuItem>
      ))}
    </SelectField>
  </>
);

const Texts = ({ field }: { field: Bind }) => (
  <>
    <Field label="Industry" required {...field('industry')} />
    <Field label="Target audience" required {...field('targetAudience')} />
    <Field label="Keywords" hint="Separate them with commas." {...field('keywords')} />
  </>
);

interface IdeaFormProps {
  state: FormState<IdeaValues>;
  busy: boolean;
  onSubmit: () => void;
}

export const IdeaForm = ({ state, busy, onSubmit }: IdeaFormProps) => {
  const { values, field } = useBoundFormFields(state);
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
        <Texts field={field} />
        <Choices field={field} contentType={values.contentType} />
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
