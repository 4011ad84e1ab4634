import { Button, Stack } from '@rankwright/shared-ui/core';
import { Field } from '@rankwright/shared-ui/forms';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';

interface CodeFormProps {
  isRecovery: boolean;
  /** Why the last code was rejected. */
  error: string | null;
  busy: boolean;
  onChange: () => void;
  onSubmit: (code: string) => void;
}

export const CodeForm = ({ isRecovery, error, busy, onChange, onSubmit }: CodeFormProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const shownError = isMissing ? 'Enter the code.' : error;
  useEffect(() => input.current?.focus(), [shownError]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(!code.trim());
    if (code.trim()) onSubmit(code.trim());
  };
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={submit}>
      <Field
        required
        label={isRecovery ? 'Recovery code' : 'Code'}
        name="code"
        value={code}
        inputRef={input}
        onChange={({ target }) => {
          setCode(target.value);
          setMissing(false);
          onChange();
        }}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        slotProps={{ htmlInput: isRecovery ? { autoCapitalize: 'none' } : { inputMode: 'numeric' } }}
        {...(shownError && { error: shownError })}
      />
      <Button type="submit" variant="contained" size="large" loading={busy}>
        Log in
      </Button>
    </Stack>
  );
};
