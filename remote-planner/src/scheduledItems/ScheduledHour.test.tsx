import { sampleScheduledItem } from '@rankwright/sdk/testing';
import { render } from '@testing-library/react';
import { ScheduledHour } from './ScheduledHour.tsx';

const renderHour = (change: Parameters<typeof sampleScheduledItem>[0]) =>
  render(<ScheduledHour item={sampleScheduledItem(change)} />).container;

it('breaks a time zone after its slash only, and keeps its names whole', () => {
  const hour = renderHour({ scheduledTime: '09:00', timeZone: 'America/Argentina/Buenos_Aires' });
  expect(hour).toHaveTextContent('09:00 America/Argentina/Buenos_Aires');
  expect(hour.innerHTML.match(/\/<wbr>/g)).toHaveLength(2);
  for (const place of hour.querySelectorAll('span')) expect(place).toHaveStyle({ whiteSpace: 'nowrap' });
});

it('shows nothing for an item without a time', () => {
  expect(renderHour({ scheduledTime: null })).toBeEmptyDOMElement();
});
