import type { Connection, ConnectionMode } from './connection.ts';
import { describeDelivery, listDeliveryTargets } from './deliveryForecast.ts';

const connect = (platform: Connection['platform'], mode: ConnectionMode, connected = true): Connection => ({
  platform,
  connected,
  method: 'api-key',
  name: null,
  url: null,
  mode,
  autoPublish: mode === 'automatic',
  defaultStatus: 'draft',
  publishAs: 'live',
  expiresAt: null,
  lastSuccessAt: null,
  lastError: null,
});

describe('sites of a planned article', () => {
  const connections = [
    connect('wordpress', 'review'),
    connect('wix', 'manual'),
    connect('shopify', 'automatic'),
    connect('webflow', 'review', false),
  ];
  const list = (...selected: Connection['platform'][]) =>
    listDeliveryTargets(connections, selected).map(({ platform }) => platform);

  it('are the selected ones that are connected', () => {
    expect(list('wix', 'webflow')).toEqual(['wix']);
  });

  it('are all connected sites that are not manual when none is selected', () => {
    expect(list()).toEqual(['wordpress', 'shopify']);
  });
});

describe('what happens at the planned time', () => {
  const noText = { hasText: false, isApproved: false };
  const draft = { hasText: true, isApproved: false };
  const approved = { hasText: true, isApproved: true };

  it.each([
    ['manual', approved, /Nothing is published until you press Publish/],
    ['review', approved, /publishes the approved text/],
    ['review', draft, /if you have approved the text by then/],
    ['review', noText, /if you have approved the text by then/],
    ['automatic', draft, /unless you reject the text/],
    ['automatic', noText, /written at least 24 hours before.*unless you reject it/],
    ['automatic', approved, /publishes the approved text/],
  ] as const)('%s, %j', (mode, facts, expected) => {
    expect(describeDelivery(mode, facts)).toMatch(expected);
  });
});
