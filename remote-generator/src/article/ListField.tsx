import { parseList } from '@rankwright/contracts/text';
import { Field } from '@rankwright/shared-ui/forms';
import { useState } from 'react';

interface ListFieldProps {
  label: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** A comma-separated list. What is typed stays as it is until the field loses focus. */
export const ListField = ({ label, value, onChange }: ListFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field
      label={label}
      hint="Separate with commas."
      value={typed ?? value.join(', ')}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(parseList(event.target.value));
      }}
      onBlur={() => setTyped(null)}
    />
  );
};
