import { Field, type FieldProps } from '../fields/Field.tsx';

type DateFieldProps = Omit<FieldProps, 'type'> & {
  /** Earliest day, `YYYY-MM-DD`. */
  min?: string;
};

/** Date field, `YYYY-MM-DD`, with the browser's date picker. */
export const DateField = ({ min, slotProps, ...rest }: DateFieldProps) => (
  <Field {...rest} type="date" slotProps={{ ...slotProps, htmlInput: { min } }} />
);

/** Time field, `HH:MM`. */
export const TimeField = (props: Omit<FieldProps, 'type'>) => <Field {...props} type="time" />;
