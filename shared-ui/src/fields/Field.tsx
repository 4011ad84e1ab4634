import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useId, type ReactNode } from 'react';

export interface FieldProps extends Omit<TextFieldProps, 'error' | 'helperText' | 'variant' | 'label'> {
  label: string;
  /** Error message; describes the input and replaces the hint. */
  error?: string;
  hint?: ReactNode;
}

/** Text field with a static label above, a hint and an error. */
export const Field = ({ label, error, hint, id, required, select, slotProps, ...rest }: FieldProps) => {
  const generated = useId();
  const inputId = id ?? generated;
  const described = (error ?? hint) ? `${inputId}-description` : undefined;
  const labelId = `${inputId}-label`;
  const htmlInput = {
    'aria-describedby': described,
    'aria-invalid': error ? true : undefined,
    ...(slotProps?.htmlInput as object | undefined),
  };
  return (
    <FormControl fullWidth error={Boolean(error)}>
      <FormLabel
        id={labelId}
        htmlFor={inputId}
        sx={{
          mb: 0.75,
          fontSize: '0.875rem',
          fontWeight: 600,
          color: 'text.primary',
          '&.Mui-focused, &.Mui-error': { color: 'text.primary' },
        }}
      >
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </FormLabel>
      <TextField
        {...rest}
        id={inputId}
        size="small"
        fullWidth
        required={required ?? false}
        select={select ?? false}
        error={Boolean(error)}
        slotProps={{
          ...slotProps,
          htmlInput,
          ...(select && { select: { labelId, ...(slotProps?.select as object | undefined) } }),
        }}
      />
      {described && (
        <FormHelperText id={described} sx={{ mx: 0 }}>
          {error ?? hint}
        </FormHelperText>
      )}
    </FormControl>
  );
};
