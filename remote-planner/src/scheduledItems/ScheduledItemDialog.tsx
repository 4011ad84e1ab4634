import { useConnections } from '@rankwright/sdk/queries';
import { toPlatformOptions } from '@rankwright/contracts/connections';
import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Link, useFieldErrors } from '@rankwright/shared-ui/core';
import { PlatformCheckboxes, ScheduleDialog } from '@rankwright/shared-ui/scheduling';
import { useState } from 'react';
import { DeliveryForecast, type ArticleProgress } from './DeliveryForecast.tsx';
import { ScheduledItemFields } from './ScheduledItemFields.tsx';
import {
  validateScheduledItemForm,
  type ScheduledItemField,
  type ScheduledItemForm,
} from './scheduledItemForm.model.ts';

export interface ScheduledItemDialogProps {
  title: string;
  initial: ScheduledItemForm;
  article: ArticleProgress;
  today: string;
  timeZone: string;
  busy: boolean;
  /** The server's error for the last attempt. */
  saveError: string | null;
  onSave: (form: ScheduledItemForm) => void;
  onClose: () => void;
}

/** Adds or edits a scheduled item. */
export const ScheduledItemDialog = ({
  title,
  initial,
  article,
  today,
  timeZone,
  busy,
  saveError,
  onSave,
  onClose,
}: ScheduledItemDialogProps) => {
  const [form, setForm] = useState(initial);
  const [formRef, fields] = useFieldErrors<ScheduledItemField>();
  const [now] = useState(() => new Date());
  const connections = useConnections();
  const submit = (): void => {
    if (fields.show(validateScheduledItemForm(form, initial.scheduledDate, today))) onSave(form);
  };
  return (
    <ScheduleDialog
      title={title}
      submitLabel="Save"
      busy={busy}
      error={saveError}
      formRef={formRef}
      onSubmit={submit}
      onClose={onClose}
    >
      <ScheduledItemFields
        form={form}
        getError={fields.getErrorProps}
        min={today}
        timeZone={timeZone}
        now={now}
        onChange={setForm}
      />
      <PlatformCheckboxes
        options={toPlatformOptions(connections.data ?? [])}
        state={connections.isError ? 'failed' : connections.data ? 'loaded' : 'loading'}
        selected={form.platforms}
        onChange={(platforms) => setForm({ ...form, platforms })}
        note={
          <DeliveryForecast
            connections={connections.data ?? []}
            selected={form.platforms}
            isDated={form.scheduledDate !== ''}
            {...article}
          />
        }
        connectLink={
          <Link component={RouterLink} to={paths.integrations}>
            Connect one in Integrations
          </Link>
        }
      />
    </ScheduleDialog>
  );
};
