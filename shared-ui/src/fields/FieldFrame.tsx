import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

/** What every field has besides its control. */
export interface FieldFrameProps {
  label: string;
  /** Error message; describes the input and replaces the hint. */
  error?: string | undefined;
  hint?: ReactNode;
  id?: string | undefined;
  required?: boolean | undefined;
  sx?: SxProps<Theme> | undefined;
}

/** Ids that connect a control with its label and its description, and whether the control is invalid. */
export interface ControlIds {
  id: string;
  labelId: string;
  ariaProps: { 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };
}

interface RenderedFrameProps extends FieldFrameProps {
  children: (ids: ControlIds) => ReactNode;
}

const labelStyle = {
  mb: 0.75,
  fontSize: '0.875rem',
  fontWeight: 600,
  color: 'text.primary',
  '&.Mui-focused, &.Mui-error': { color: 'text.primary' },
} as const;

/** A static label above a control, and a hint or an error below. */
export const FieldFrame = ({ label, error, hint, id, required, sx, children }: RenderedFrameProps) => {
  const generated = useId();
  const inputId = id ?? generated;
  const labelId = `${inputId}-label`;
  const described = (error ?? hint) ? `${inputId}-description` : undefined;
  const ariaProps = { 'aria-describedby': described, 'aria-invalid': error ? true : undefined } as const;
  return (
    <FormControl fullWidth error={Boolean(error)} {...(sx && { sx })}>
      <FormLabel id={labelId} htmlFor={inputId} sx={labelStyle}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </FormLabel>
      {children({ id: inputId, labelId, ariaProps })}
      {described && (
        <FormHelperText id={described} sx={{ mx: 0 }}>
          {error ?? hint}
        </FormHelperText>
      )}
    </FormControl>
  );
};
