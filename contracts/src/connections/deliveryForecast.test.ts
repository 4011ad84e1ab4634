import type { Connection } from './connection.schemas.ts';
import type { ConnectionMode } from './connection.ts';
import { connectionModeDescriptions, describeDelivery, listDeliveryTargets } from './deliveryForecast.ts';

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

  const nothing = 'is set to manual. Nothing is published until you press Publish.';
  const asApproved = 'publishes the approved text at that time.';
  const ifApproved =
    'publishes at that time if you have approved the text by then. If not, you are reminded.';

  it.each([
    ['manual', noText, nothing],
    ['manual', draft, nothing],
    ['manual', approved, nothing],
    ['review', noText, ifApproved],
    ['review', draft, ifApproved],
    ['review', approved, asApproved],
    [
      'automatic',
      noText,
      'has the text written at least 24 hours before, shows it in your alerts, and publishes unless you reject it.',
    ],
    ['automatic', draft, 'publishes at that time unless you reject the text.'],
    ['automatic', approved, asApproved],
  ] as const)('%s, %j', (mode, facts, expected) => {
    expect(describeDelivery(mode, facts)).toBe(expected);
  });

  it('is said of each mode beside its control', () => {
    expect(connectionModeDescriptions).toEqual({
      manual: 'Nothing is published here until you press Publish.',
      review:
        'A planned article is published at its time only if you have approved its text. If you have not, you are reminded.',
      automatic:
        'A planned article is written at least 24 hours before its time, shown in your alerts, and published unless you reject it. Saving an article in the editor publishes it, too.',
    });
  });
});
