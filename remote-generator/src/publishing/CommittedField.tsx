import { Field } from '@rankwright/shared-ui/forms';
import { useState } from 'react';

interface CommittedFieldProps {
  label: string;
  value: string;
  hint?: string;
  multiline?: boolean;
  /** Called with a changed value when the field loses focus. */
  onCommit: (value: string) => void;
}

/** A text field that reports its value when it loses focus, so that a preview is not fetched per keystroke. */
export const CommittedField = ({ label, value, hint, multiline = false, onCommit }: CommittedFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field
      label={label}
      value={typed ?? value}
      multiline={multiline}
      {...(hint && { hint })}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        if (typed !== null && typed !== value) onCommit(typed);
        setTyped(null);
      }}
    />
  );
};
