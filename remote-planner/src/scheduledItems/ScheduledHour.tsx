import type { ScheduledItem } from '@rankwright/contracts/planner';
import { useTimeZone } from '@rankwright/sdk/queries';
import { Fragment } from 'react';
import { formatDeliveryTime } from './scheduledItem.model.ts';

/** The time; another zone than the account's may break after its slash but not within a name. */
export const ScheduledHour = ({ item }: { item: ScheduledItem }) => {
  const [region = '', ...places] = formatDeliveryTime(item, useTimeZone()).split('/');
  if (!region) return null;
  return (
    <div data-part="hour">
      {region}
      {places.map((place) => (
        <Fragment key={place}>
          /<wbr />
          <span style={{ whiteSpace: 'nowrap' }}>{place}</span>
        </Fragment>
      ))}
    </div>
  );
};
