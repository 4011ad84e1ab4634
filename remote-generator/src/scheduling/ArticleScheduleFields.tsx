import { describeDaylightSaving } from '@rankwright/contracts/daylightSaving';
import { toPlatformOptions } from '@rankwright/contracts/connections';
import { paths } from '@rankwright/contracts/paths';
import { formatZoneOffset, parseZonedTime } from '@rankwright/contracts/zonedTime';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Link } from '@rankwright/shared-ui/core';
import { PlatformCheckboxes, ScheduleFields } from '@rankwright/shared-ui/scheduling';
import type { ArticleSchedule } from './useScheduleForm.ts';

/** `America/New_York, UTC-05:00`: the offset on the chosen day. */
const formatZone = ({ form: { date, time }, timeZone, today }: ArticleSchedule): string => {
  const offset = formatZoneOffset(parseZonedTime(date || today, time || '00:00', timeZone), timeZone);
  return offset === timeZone ? timeZone : `${timeZone}, ${offset}`;
};

/** The fields of “Schedule Article”, bound to the form, the account's zone and the connections. */
export const ArticleScheduleFields = ({ schedule }: { schedule: ArticleSchedule }) => {
  const { form, setForm, getErrorProps, timeZone, today, now, connections } = schedule;
  const zone = formatZone(schedule);
  const { error: timeError } = getErrorProps('time');
  const bind = (name: 'title' | 'content' | 'date' | 'time') => ({
    value: form[name],
    onChange: (value: string) => setForm({ ...form, [name]: value }),
    ...getErrorProps(name),
  });
  return (
    <>
      <ScheduleFields
        title={bind('title')}
        content={bind('content')}
        date={{ ...bind('date'), name: 'date', required: true, min: today }}
        time={{
          ...bind('time'),
          name: 'time',
          label: 'Time',
          required: true,
          hint: zone,
          ...(timeError && { error: `${timeError} (${zone})` }),
        }}
        forecast={describeDaylightSaving(form.date, form.time, timeZone, now)}
      />
      <PlatformCheckboxes
        options={toPlatformOptions(connections.data ?? [])}
        state={connections.isError ? 'failed' : connections.data ? 'loaded' : 'loading'}
        selected={schedule.selectedPlatforms}
        onChange={(platforms) => setForm({ ...form, platforms })}
        note="The article is published to every platform you select."
        connectLink={
          <Link component={RouterLink} to={paths.integrations}>
            Connect one in Integrations
          </Link>
        }
      />
    </>
  );
};
