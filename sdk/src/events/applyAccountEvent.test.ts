import { listNotifications } from '@rankwright/contracts/alerts';
import { listConnections } from '@rankwright/contracts/connections';
import type { AccountEvent } from '@rankwright/contracts/events';
import { listReports } from '@rankwright/contracts/reports';
import { QueryClient } from '@tanstack/react-query';
import { endpointKey } from '../queries/endpointQuery.ts';
import { applyAccountEvent } from './applyAccountEvent.ts';

/** Which of the lists are read anew after the event. */
const listInvalidated = (event: unknown): string[] => {
  const queryClient = new QueryClient();
  const endpoints = [listNotifications, listConnections, listReports];
  for (const endpoint of endpoints) queryClient.setQueryData(endpointKey(endpoint), {});
  applyAccountEvent(queryClient, event as AccountEvent);
  return endpoints
    .filter((endpoint) => queryClient.getQueryState(endpointKey(endpoint))?.isInvalidated)
    .map(({ id }) => id);
};

it('reads anew what an event is about', () => {
  expect(listInvalidated({ id: '1-1', type: 'notification', data: {} })).toEqual(['listNotifications']);
  expect(listInvalidated({ id: '2-1', type: 'connection', data: {} })).toEqual(['listConnections']);
  expect(listInvalidated({ id: '3-1', type: 'report', data: {} })).toEqual(['listReports']);
});

it('leaves an event alone that a newer API has added', () => {
  expect(listInvalidated({ id: '4-1', type: 'team', data: {} })).toEqual([]);
});
