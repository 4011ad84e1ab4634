import type { Platform } from '@rankwright/contracts/limits';
import type { ScheduledItem } from '@rankwright/contracts/planner';
import { formatZonedDate } from '@rankwright/contracts/zonedTime';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
  useFieldErrors,
} from '@rankwright/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { getErrorMessage } from '../http/ApiError.ts';
import { useConnections } from '../queries/connections.ts';
import { profileQuery } from '../queries/profile.ts';
import { useSession } from '../session/useSession.ts';
import { showError, showToast } from '../toasts.ts';
import { PlatformCheckboxes } from './PlatformCheckboxes.tsx';
import {
  createScheduleForm,
  validateSchedule,
  type ScheduleErrors,
  type ScheduleDefaults,
} from './schedule.model.ts';
import { ScheduleFields } from './ScheduleFields.tsx';
import { useCreateScheduledItem } from './useCreateScheduledItem.ts';

export interface ScheduleArticleDialogProps {
  start: ScheduleDefaults;
  onClose: () => void;
  /** Called with the created item after the dialog has shown its toast. */
  onScheduled?: (item: ScheduledItem) => void;
}

const notifyScheduled = ({ scheduledDate, scheduledTime, timeZone }: ScheduledItem): void => {
  const day = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'full',
    timeZone: 'UTC',
  });
  showToast({
    title: 'Article scheduled',
    description: `It will be published on ${day.format(new Date(scheduledDate ?? 0))} at ${scheduledTime ?? ''} (${timeZone}).`,
  });
};

/** The account's time zone; the browser's until the profile has loaded. */
const useAccountTimeZone = () => {
  const { userId } = useSession();
  const profile = useQuery(profileQuery(userId));
  return profile.data?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
};

const useScheduleForm = ({ start, onClose, onScheduled }: ScheduleArticleDialogProps) => {
  const [now] = useState(() => new Date());
  const timeZone = useAccountTimeZone();
  const today = formatZonedDate(now, timeZone);
  const [form, setForm] = useState(() => createScheduleForm(start));
  const [formRef, fields] = useFieldErrors<keyof ScheduleErrors>();
  const [serverError, setServerError] = useState<string | null>(null);
  const createItem = useCreateScheduledItem({
    start,
    onScheduled: (item) => {
      notifyScheduled(item);
      onScheduled?.(item);
      onClose();
    },
    onError: (error) => {
      const text = getErrorMessage(error, 'Failed to save content');
      setServerError(text);
      showError('Error', text);
    },
  });
  const send = (platforms: readonly Platform[]): void => {
    setServerError(null);
    if (fields.show(validateSchedule(form, timeZone, today, new Date())))
      createItem.mutate({ ...form, platforms });
  };
  return {
    form,
    setForm,
    formRef,
    errorOf: fields.getErrorProps,
    refusal: serverError,
    send,
    busy: createItem.isPending,
    timeZone,
    today,
    now,
  };
};

/** Schedules an article for a date and time in the account's time zone, on the selected platforms. */
export const ScheduleArticleDialog = (props: ScheduleArticleDialogProps) => {
  const {
    form,
    setForm,
    formRef,
    errorOf: getErrorProps,
    refusal: serverError,
    send,
    busy,
    timeZone,
    today,
    now,
  } = useScheduleForm(props);
  const connections = useConnections();
  const selectedPlatforms = form.platforms.filter((platform) =>
    connections.data?.some((connection) => connection.platform === platform && connection.connected),
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (selectedPlatforms.length > 0 && !busy) send(selectedPlatforms);
  };
  return (
    <Dialog open onClose={props.onClose} maxWidth="sm" fullWidth aria-labelledby="schedule-title">
      <DialogTitle id="schedule-title">Schedule Article</DialogTitle>
      <DialogContent>
        <Stack component="form" id="schedule-form" ref={formRef} noValidate spacing={2} onSubmit={submit}>
          {serverError && <Alert severity="error">{serverError}</Alert>}
          <ScheduleFields
            form={form}
            getErrorProps={getErrorProps}
            timeZone={timeZone}
            today={today}
            now={now}
            onChange={setForm}
          />
          <PlatformCheckboxes
            connections={connections.data}
            failed={connections.isError}
            chosen={selectedPlatforms}
            onChange={(platforms) => setForm({ ...form, platforms })}
          />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        <Typography id="schedule-reason" variant="body2" color="textSecondary" sx={{ mr: 'auto' }}>
          {selectedPlatforms.length === 0 && 'Select at least one platform.'}
        </Typography>
        <Button onClick={props.onClose}>Cancel</Button>
        <Button
          type="submit"
          form="schedule-form"
          variant="contained"
          disabled={selectedPlatforms.length === 0}
          loading={busy}
          aria-describedby="schedule-reason"
        >
          Schedule Article
        </Button>
      </DialogActions>
    </Dialog>
  );
};
