import { Field, type FieldProps } from '../fields/Field.tsx';

type DateFieldProps = Omit<FieldProps, 'type'> & {
  /** Earliest day, `YYYY-MM-DD`. */
  min?: string;
};

/** A day, `YYYY-MM-DD`, by the browser's own picker. */
export const DateField = ({ min, slotProps, ...rest }: DateFieldProps) => (
  <Field {...rest} type="date" slotProps={{ ...slotProps, htmlInput: { min } }} />
);

/** A wall time, `HH:MM`. */
export const TimeField = (props: Omit<FieldProps, 'type'>) => <Field {...props} type="time" />;
