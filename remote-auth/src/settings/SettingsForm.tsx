import { Stack } from '@rankwright/shared-ui/core';
import type { ReactNode, Ref, SubmitEvent } from 'react';

interface SettingsFormProps {
  /** Accessible name. */
  label: string;
  formRef: Ref<HTMLFormElement>;
  onSubmit: (event: SubmitEvent) => void;
  children: ReactNode;
}

/** The form of a settings section; all have one width. */
export const SettingsForm = ({ label, formRef, onSubmit, children }: SettingsFormProps) => (
  <Stack
    component="form"
    noValidate
    spacing={2}
    onSubmit={onSubmit}
    ref={formRef}
    aria-label={label}
    sx={{ maxWidth: 480 }}
  >
    {children}
  </Stack>
);
