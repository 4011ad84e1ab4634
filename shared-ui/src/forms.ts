/** Lazy shared module: form fields. */
export { default as Checkbox } from '@mui/material/Checkbox';
export { default as FormControl } from '@mui/material/FormControl';
export { default as FormControlLabel } from '@mui/material/FormControlLabel';
export { default as FormGroup } from '@mui/material/FormGroup';
export { default as FormLabel } from '@mui/material/FormLabel';
export { default as OutlinedInput } from '@mui/material/OutlinedInput';
export { default as Switch } from '@mui/material/Switch';
export { Field, type FieldProps } from './fields/Field.tsx';
export { PasswordField } from './fields/PasswordField.tsx';
export { SelectField, type SelectFieldProps } from './fields/SelectField.tsx';
export { FieldErrorTemplate, NoScriptNotice } from './fields/StaticFormParts.tsx';
export { SubmitRow, type SubmitRowProps } from './fields/SubmitRow.tsx';
export { useFieldErrors, type FieldErrors } from './fields/useFieldErrors.ts';
export {
  useBoundFormFields,
  useFormFields,
  type FormFields,
  type FormState,
} from './fields/useFormFields.ts';
