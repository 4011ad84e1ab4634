import { describeDaylightSaving } from '@rankwright/contracts/daylightSaving';
import { toPlatformOptions } from '@rankwright/contracts/connections';
import { paths } from '@rankwright/contracts/paths';
import { parseZonedTime } from '@rankwright/contracts/zoneOffset';
import { formatZoneOffset } from '@rankwright/contracts/zonedTime';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Link } from '@rankwright/shared-ui/core';
import { PlatformCheckboxes, ScheduleFields } from '@rankwright/shared-ui/scheduling';
import type { ArticleSchedule } from './useScheduleForm.ts';

/** `America/New_York, UTC-05:00`: the offset on the selected day. */
const formatZone = ({ form, timeZone, today }: ArticleSchedule): string => {
  const { date, time } = form.values;
  const offset = formatZoneOffset(parseZonedTime(date || today, time || '00:00', timeZone), timeZone);
  return offset === timeZone ? timeZone : `${timeZone}, ${offset}`;
};

/** The fields of “Schedule Article”, bound to the form, the account's zone and the connections. */
export const ArticleScheduleFields = ({ schedule }: { schedule: ArticleSchedule }) => {
  const { form, timeZone, today, now, connections } = schedule;
  const { values, field, change } = form;
  const zone = formatZone(schedule);
  const time = field('time');
  return (
    <>
      <ScheduleFields
        title={field('title')}
        content={field('content')}
        date={{ ...field('date'), required: true, min: today }}
        time={{
          ...time,
          label: 'Time',
          required: true,
          hint: zone,
          ...(time.error && { error: `${time.error} (${zone})` }),
        }}
        forecast={describeDaylightSaving(values.date, values.time, timeZone, now)}
      />
      <PlatformCheckboxes
        options={toPlatformOptions(connections.data ?? [])}
        state={connections.isError ? 'failed' : connections.data ? 'loaded' : 'loading'}
        selected={schedule.selectedPlatforms}
        onChange={change('platforms')}
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
