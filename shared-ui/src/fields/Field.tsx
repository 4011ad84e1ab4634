import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { InputHTMLAttributes } from 'react';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

type InputProps = Omit<OutlinedInputProps, keyof FieldFrameProps | 'slotProps' | 'size' | 'fullWidth'>;

export interface FieldProps extends FieldFrameProps, InputProps {
  slotProps?: {
    /** Attributes of the `input` or `textarea` element. */
    htmlInput?: InputHTMLAttributes<HTMLInputElement>;
    /** Props of the outlined box around it. */
    input?: Pick<OutlinedInputProps, 'endAdornment' | 'readOnly'>;
  };
}

/** Text field with a static label above, a hint and an error. Built without MUI's TextField, which brings Select along. */
export const Field = ({ label, error, hint, id, required, sx, slotProps, ...rest }: FieldProps) => (
  <FieldFrame label={label} {...{ error, hint, id, required, sx }}>
    {({ id: inputId, ariaProps }) => (
      <OutlinedInput
        {...rest}
        {...slotProps?.input}
        id={inputId}
        size="small"
        fullWidth
        required={required ?? false}
        error={Boolean(error)}
        slotProps={{ input: { ...ariaProps, ...slotProps?.htmlInput } }}
      />
    )}
  </FieldFrame>
);
