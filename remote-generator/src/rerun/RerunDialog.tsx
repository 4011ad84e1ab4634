import { Button, Stack, Typography } from '@rankwright/shared-ui/core';
import { Field, SelectField, useFormFields } from '@rankwright/shared-ui/forms';
import { Dialog, DialogActions, DialogContent, DialogTitle, MenuItem } from '@rankwright/shared-ui/overlays';
import { useId, type SubmitEvent } from 'react';
import {
  changeableInputs,
  changeInput,
  formatValue,
  getRerunBlocker,
  inputLabels,
  listChoices,
  type ChangeableInput,
  type RerunInputs,
} from './rerun.model.ts';

interface RerunDialogProps {
  inputs: RerunInputs;
  onRerun: (inputs: RerunInputs) => void;
  onClose: () => void;
}

interface ValueFieldProps {
  input: ChangeableInput;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

/** The new value of the input; a select where it has a fixed set of values. */
const ValueField = ({ input, ...props }: ValueFieldProps) => {
  const label = `New ${inputLabels[input].toLowerCase()}`;
  const choices = listChoices(input);
  if (!choices) return <Field label={label} {...props} />;
  return (
    <SelectField label={label} {...props} value={choices.includes(props.value) ? props.value : ''}>
      {choices.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {choice}
        </MenuItem>
      ))}
    </SelectField>
  );
};

/** Chooses the one input to change before the article is written again. */
export const RerunDialog = ({ inputs, onRerun, onClose }: RerunDialogProps) => {
  const id = useId();
  const { values, setValues, field } = useFormFields({
    input: 'tone' as ChangeableInput,
    value: formatValue(inputs, 'tone'),
  });
  const { input, value } = values;
  const blocker = getRerunBlocker(inputs, input, value);
  const choose = (next: ChangeableInput): void =>
    setValues({ input: next, value: formatValue(inputs, next) });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (blocker === null) onRerun(changeInput(inputs, input, value));
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>Run again with one change</DialogTitle>
      <DialogContent>
        <Stack component="form" id={`${id}-form`} spacing={2} onSubmit={submit}>
          <Typography variant="body2" color="textSecondary">
            Everything else stays as it was. Your current text stays until you accept the new one.
          </Typography>
          <SelectField
            label="What to change"
            {...field('input')}
            onChange={(event) => choose(event.target.value as ChangeableInput)}
          >
            {changeableInputs.map((name) => (
              <MenuItem key={name} value={name}>
                {inputLabels[name]}
              </MenuItem>
            ))}
          </SelectField>
          <ValueField key={input} input={input} {...field('value')} />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        <Typography id={`${id}-reason`} variant="body2" color="textSecondary" sx={{ mr: 'auto' }}>
          {blocker}
        </Typography>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          type="submit"
          form={`${id}-form`}
          variant="contained"
          disabled={blocker !== null}
          aria-describedby={`${id}-reason`}
        >
          Run again
        </Button>
      </DialogActions>
    </Dialog>
  );
};
