import Select from '@mui/material/Select';
import type { ReactNode } from 'react';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

type SelectedValue<Value> = Value extends readonly unknown[] ? Value : string;

export interface SelectFieldProps<Value> extends FieldFrameProps {
  value?: Value | undefined;
  defaultValue?: Value;
  name?: string;
  disabled?: boolean;
  /** The platform's own select; its children are `option` elements. */
  native?: boolean;
  multiple?: boolean;
  /** Shows the option whose value is empty. */
  displayEmpty?: boolean;
  /** A list with `multiple`, else the text of the option. */
  onChange?: (event: { target: { value: SelectedValue<Value> } }) => void;
  /** `MenuItem` elements. */
  children: ReactNode;
}

/** Select with a static label above, a hint and an error. */
export const SelectField = <Value,>({
  label,
  error,
  hint,
  id,
  required,
  sx,
  disabled = false,
  onChange,
  ...rest
}: SelectFieldProps<Value>) => (
  <FieldFrame label={label} {...{ error, hint, id, required, sx }}>
    {({ id: inputId, labelId, ariaProps }) => (
      <Select
        {...rest}
        id={inputId}
        labelId={labelId}
        size="small"
        fullWidth
        disabled={disabled}
        required={required ?? false}
        error={Boolean(error)}
        inputProps={ariaProps}
        onChange={(event) => onChange?.({ target: { value: event.target.value as SelectedValue<Value> } })}
      />
    )}
  </FieldFrame>
);
