import type { ScheduledItem } from '@rankwright/contracts/planner';
import { Fragment } from 'react';
import { formatScheduledTime } from './scheduledItem.model.ts';

/** The time with its zone, which may break after its slash but not within a name. */
export const ScheduledHour = ({ item }: { item: ScheduledItem }) => {
  const [region = '', ...places] = formatScheduledTime(item).split('/');
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
