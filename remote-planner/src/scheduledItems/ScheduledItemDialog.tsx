import type { ScheduledItem } from '@rankwright/contracts/planner';
import { useConnections } from '@rankwright/sdk/queries';
import { toPlatformOptions } from '@rankwright/contracts/connections';
import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Link } from '@rankwright/shared-ui/core';
import { useFormFields } from '@rankwright/shared-ui/forms';
import { PlatformCheckboxes, ScheduleDialog } from '@rankwright/shared-ui/scheduling';
import { useState } from 'react';
import { DeliveryForecast, type ArticleProgress } from './DeliveryForecast.tsx';
import { ScheduledItemFields } from './ScheduledItemFields.tsx';
import { ScheduledItemSummary } from './ScheduledItemSummary.tsx';
import { validateScheduledItemForm, type ScheduledItemForm } from './scheduledItemForm.model.ts';

export interface ScheduledItemDialogProps {
  title: string;
  initial: ScheduledItemForm;
  article: ArticleProgress;
  /** Absent for a new item. */
  item?: ScheduledItem | undefined;
  today: string;
  timeZone: string;
  busy: boolean;
  /** The server's error for the last attempt. */
  saveError: string | null;
  onSave: (form: ScheduledItemForm) => void;
  onClose: () => void;
}

/** Adds or edits a scheduled item, beside the calendar where there is room. */
export const ScheduledItemDialog = ({
  title,
  initial,
  article,
  item,
  today,
  timeZone,
  busy,
  saveError,
  onSave,
  onClose,
}: ScheduledItemDialogProps) => {
  const form = useFormFields(initial);
  const { values, change } = form;
  const [now] = useState(() => new Date());
  const connections = useConnections();
  const submit = (): void => {
    if (form.errors.show(validateScheduledItemForm(values, initial.scheduledDate, today))) onSave(values);
  };
  return (
    <ScheduleDialog
      title={title}
      submitLabel="Save"
      busy={busy}
      error={saveError}
      formRef={form.formRef}
      onSubmit={submit}
      onClose={onClose}
      isSidePanel
    >
      {item && <ScheduledItemSummary item={item} />}
      <ScheduledItemFields form={form} min={today} timeZone={timeZone} now={now} />
      <PlatformCheckboxes
        options={toPlatformOptions(connections.data ?? [])}
        state={connections.isError ? 'failed' : connections.data ? 'loaded' : 'loading'}
        selected={values.platforms}
        onChange={change('platforms')}
        note={
          <DeliveryForecast
            connections={connections.data ?? []}
            selected={values.platforms}
            isDated={values.scheduledDate !== ''}
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
