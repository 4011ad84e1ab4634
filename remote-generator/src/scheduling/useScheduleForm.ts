import type { ScheduledItem } from '@rankwright/contracts/planner';
import { formatZonedDate } from '@rankwright/contracts/zonedTime';
import { getErrorMessage } from '@rankwright/sdk/api';
import { useConnections, useTimeZone } from '@rankwright/sdk/queries';
import { showToast } from '@rankwright/sdk/toasts';
import { useFormFields } from '@rankwright/shared-ui/forms';
import { useState } from 'react';
import { formatDay } from './day.model.ts';
import { createScheduleForm, validateSchedule, type ScheduleDefaults } from './schedule.model.ts';
import { useScheduleArticle } from './useScheduleArticle.ts';

const notifyScheduled = ({ scheduledDate, scheduledTime, timeZone }: ScheduledItem): void => {
  showToast({
    title: 'Article scheduled',
    description: `It will be published on ${scheduledDate ? formatDay(scheduledDate) : ''} at ${scheduledTime ?? ''} (${timeZone}).`,
  });
};

interface ScheduleOptions {
  start: ScheduleDefaults;
  onClose: () => void;
  onScheduled?: (item: ScheduledItem) => void;
}

/** State, validation and submission of “Schedule Article”. */
export const useScheduleForm = ({ start, onClose, onScheduled }: ScheduleOptions) => {
  const [now] = useState(() => new Date());
  const timeZone = useTimeZone();
  const today = formatZonedDate(now, timeZone);
  const connections = useConnections();
  const form = useFormFields(() => createScheduleForm(start));
  const { values } = form;
  const [serverError, setServerError] = useState<string | null>(null);
  const selectedPlatforms = values.platforms.filter((platform) =>
    connections.data?.some((connection) => connection.platform === platform && connection.connected),
  );
  const scheduling = useScheduleArticle({
    start,
    onScheduled: (item) => {
      notifyScheduled(item);
      onScheduled?.(item);
      onClose();
    },
    onError: (error) => setServerError(getErrorMessage(error, 'Failed to save content')),
  });
  const submit = (): void => {
    setServerError(null);
    if (form.errors.show(validateSchedule(values, timeZone, today, new Date())))
      scheduling.mutate({ ...values, platforms: selectedPlatforms });
  };
  return {
    form,
    serverError,
    submit,
    busy: scheduling.isPending,
    connections,
    selectedPlatforms,
    timeZone,
    today,
    now,
  };
};
export type ArticleSchedule = ReturnType<typeof useScheduleForm>;
