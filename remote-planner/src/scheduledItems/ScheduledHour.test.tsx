import { profileQuery } from '@rankwright/sdk/queries';
import {
  renderScreen,
  sampleId,
  sampleProfile,
  sampleScheduledItem,
  withQueryData,
} from '@rankwright/sdk/testing';
import { ScheduledHour } from './ScheduledHour.tsx';

const renderHour = (change: Parameters<typeof sampleScheduledItem>[0]) =>
  renderScreen(<ScheduledHour item={sampleScheduledItem(change)} />, {
    at: '/',
    data: [withQueryData(profileQuery(sampleId(1)), sampleProfile({ timeZone: 'America/New_York' }))],
  }).container;

it('breaks a time zone after its slash only, and keeps its names whole', () => {
  const hour = renderHour({ scheduledTime: '09:00', timeZone: 'America/Argentina/Buenos_Aires' });
  expect(hour).toHaveTextContent('09:00 America/Argentina/Buenos_Aires');
  expect(hour.innerHTML.match(/\/<wbr>/g)).toHaveLength(2);
  for (const place of hour.querySelectorAll('span')) expect(place).toHaveStyle({ whiteSpace: 'nowrap' });
});

it("does not repeat the account's own zone", () => {
  expect(renderHour({ scheduledTime: '09:00', timeZone: 'America/New_York' })).toHaveTextContent(/09:00$/);
});

it('says when an item without a time will be sent', () => {
  expect(renderHour({ scheduledTime: null })).toHaveTextContent('7AM–8AM UTC');
  expect(renderHour({ scheduledTime: null, scheduledDate: null })).not.toHaveTextContent('UTC');
  expect(renderHour({ scheduledTime: null, status: 'published' })).not.toHaveTextContent('UTC');
});
