import type { Platform } from '@rankwright/contracts/limits';
import type { ScheduledItem } from '@rankwright/contracts/planner';
import { zonedDate } from '@rankwright/contracts/zonedTime';
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
import { messageOf } from '../http/ApiError.ts';
import { useConnections } from '../queries/connections.ts';
import { profileQuery } from '../queries/profile.ts';
import { useSession } from '../session/useSession.ts';
import { showError, showToast } from '../toasts.ts';
import { PlatformBoxes } from './PlatformBoxes.tsx';
import { emptySchedule, scheduleErrors, type ScheduleErrors, type ScheduleStart } from './schedule.model.ts';
import { ScheduleFields } from './ScheduleFields.tsx';
import { useSchedule } from './useSchedule.ts';

export interface ScheduleArticleDialogProps {
  start: ScheduleStart;
  onClose: () => void;
  /** The created item; the dialog has told the person already. */
  onScheduled?: (item: ScheduledItem) => void;
}

const tellScheduled = ({ scheduledDate, scheduledTime, timeZone }: ScheduledItem): void => {
  const day = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'full',
    timeZone: 'UTC',
  });
  showToast({
    title: 'Article scheduled',
    description: `It goes out on ${day.format(new Date(scheduledDate ?? 0))} at ${scheduledTime ?? ''} (${timeZone}).`,
  });
};

/** The account's zone decides what an hour means; the browser's until the profile is there. */
const useZone = () => {
  const { userId } = useSession();
  const profile = useQuery(profileQuery(userId));
  return profile.data?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
};

const useScheduleForm = ({ start, onClose, onScheduled }: ScheduleArticleDialogProps) => {
  const [now] = useState(() => new Date());
  const timeZone = useZone();
  const today = zonedDate(now, timeZone);
  const [form, setForm] = useState(() => emptySchedule(start));
  const [formRef, fields] = useFieldErrors<keyof ScheduleErrors>();
  const [refusal, setRefusal] = useState<string | null>(null);
  const scheduling = useSchedule({
    start,
    onScheduled: (item) => {
      tellScheduled(item);
      onScheduled?.(item);
      onClose();
    },
    onRefused: (error) => {
      const text = messageOf(error, 'Failed to save content');
      setRefusal(text);
      showError('Error', text);
    },
  });
  const send = (platforms: readonly Platform[]): void => {
    setRefusal(null);
    if (fields.show(scheduleErrors(form, timeZone, today, new Date())))
      scheduling.mutate({ ...form, platforms });
  };
  return {
    form,
    setForm,
    formRef,
    errorOf: fields.errorOf,
    refusal,
    send,
    busy: scheduling.isPending,
    timeZone,
    today,
    now,
  };
};

/** Schedules a text for a day and hour of the account's zone, to the platforms that are ticked. */
export const ScheduleArticleDialog = (props: ScheduleArticleDialogProps) => {
  const { form, setForm, formRef, errorOf, refusal, send, busy, timeZone, today, now } =
    useScheduleForm(props);
  const connections = useConnections();
  const chosen = form.platforms.filter((platform) =>
    connections.data?.some((connection) => connection.platform === platform && connection.connected),
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen.length > 0 && !busy) send(chosen);
  };
  return (
    <Dialog open onClose={props.onClose} maxWidth="sm" fullWidth aria-labelledby="schedule-title">
      <DialogTitle id="schedule-title">Schedule Article</DialogTitle>
      <DialogContent>
        <Stack component="form" id="schedule-form" ref={formRef} noValidate spacing={2} onSubmit={submit}>
          {refusal && <Alert severity="error">{refusal}</Alert>}
          <ScheduleFields
            form={form}
            errorOf={errorOf}
            timeZone={timeZone}
            today={today}
            now={now}
            onChange={setForm}
          />
          <PlatformBoxes
            connections={connections.data}
            failed={connections.isError}
            chosen={chosen}
            onChange={(platforms) => setForm({ ...form, platforms })}
          />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        <Typography id="schedule-reason" variant="body2" color="textSecondary" sx={{ mr: 'auto' }}>
          {chosen.length === 0 && 'Tick at least one platform.'}
        </Typography>
        <Button onClick={props.onClose}>Cancel</Button>
        <Button
          type="submit"
          form="schedule-form"
          variant="contained"
          disabled={chosen.length === 0}
          loading={busy}
          aria-describedby="schedule-reason"
        >
          Schedule Article
        </Button>
      </DialogActions>
    </Dialog>
  );
};
