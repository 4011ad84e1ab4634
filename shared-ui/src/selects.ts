/** Lazy shared module: select fields. */
export { SelectField, type SelectFieldProps } from './fields/SelectField.tsx';
