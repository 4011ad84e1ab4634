import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ArticleRow } from '../../database/schema/articles.ts';
import type { ScheduledItemRow } from '../../database/schema/planner.ts';
import { formatLateness, getDeliveryOutcome, getLatenessSeconds } from './delivery.model.ts';
import {
  createDeliveredNotification,
  createFailedNotification,
  createMissedNotification,
} from './deliveryNotifications.model.ts';
import { getTargets, planDelivery, type TextFacts } from './targets.model.ts';

const at = (text: string): Date => new Date(`${text}:00.000Z`);

describe('the outcome of a delivery', () => {
  const attempt = (state: 'waiting' | 'sending' | 'live' | 'failed' | 'unknown', next = false) => ({
    state,
    lastError: state === 'live' ? null : `${state} error`,
    nextAttemptAt: next ? at('2026-03-01T00:00') : null,
  });
  const publishing = { deliveryState: 'publishing', deliveryError: null };
  const failed = (deliveryError: string) => ({ deliveryState: 'failed', deliveryError });

  for (const [name, rows, outcome] of [
    ['nothing to do', [], { deliveryState: 'delivered', deliveryError: null }],
    ['all live', [attempt('live')], { deliveryState: 'delivered', deliveryError: null }],
    ['one waits', [attempt('failed'), attempt('waiting')], publishing],
    ['one is sent', [attempt('live'), attempt('sending')], publishing],
    ['one is checked again', [attempt('unknown', true)], publishing],
    ['one waits for its owner', [attempt('live'), attempt('unknown')], failed('unknown error')],
    ['one failed, though it has a time', [attempt('live'), attempt('failed', true)], failed('failed error')],
    ['the first error counts', [attempt('failed'), attempt('unknown')], failed('failed error')],
  ] as const)
    it(name, () => {
      assert.deepEqual(getDeliveryOutcome(rows), outcome);
    });

  it('may be late', () => {
    const due = at('2026-03-01T00:00');
    assert.equal(getLatenessSeconds(due, new Date(due.getTime() + 61_999)), 61);
    assert.equal(getLatenessSeconds(due, new Date(due.getTime() - 1)), 0);
    assert.equal(getLatenessSeconds(null, due), 0);
    for (const [seconds, words] of [
      [899, null],
      [900, '15 minutes'],
      [5_399, '90 minutes'],
      [5_400, '2 hours'],
      [3_600 * 26, '26 hours'],
    ] as const)
      assert.equal(formatLateness(seconds), words);
  });
});

describe('what an owner is told', () => {
  const publishAt = at('2026-03-01T00:00');
  const item = { id: 'i', articleId: 'a', publishAt, latenessSeconds: null } as ScheduledItemRow;
  const article = { id: 'a', title: 'Roses' } as ArticleRow;
  const key = (what: string) => `${what}:i:${publishAt.getTime()}`;

  it('when a delivery failed', () => {
    assert.deepEqual(createFailedNotification(item, 'A fault.', '/a'), {
      kind: 'delivery-failed',
      text: 'A fault.',
      href: '/a',
      dedupeKey: key('failed'),
    });
    assert.equal(createFailedNotification({ ...item, publishAt: null }, '', '').dedupeKey, 'failed:i:0');
  });

  it('when one was missed', () => {
    const plan = { send: [], reason: 'It has no text.', needsReview: false };
    const missed = createMissedNotification(item, article, plan);
    assert.deepEqual(
      [missed.kind, missed.text, missed.dedupeKey],
      ['delivery-missed', '“Roses” was not published automatically. It has no text.', key('missed')],
    );
    assert.match(missed.href, /a$/);
    const review = createMissedNotification(item, article, { ...plan, needsReview: true, reason: null });
    assert.deepEqual([review.kind, review.text], ['needs-review-missed', '“Roses” was not published. ']);
  });

  it('when it is there', () => {
    const live = (platform: 'wix' | 'shopify') => ({ platform, visibility: 'public' as const });
    const draft = (platform: 'webflow' | 'wordpress') => ({ platform, visibility: 'draft' as const });
    const tell = (
      late: number | null,
      ...sent: Parameters<typeof createDeliveredNotification>[2][number][]
    ) => createDeliveredNotification({ ...item, latenessSeconds: late }, 'Roses', sent);
    const { href, ...told } = tell(null, live('wix'));
    assert.match(href, /a$/);
    assert.deepEqual(told, { kind: 'delivered', text: '“Roses” is live on Wix.', dedupeKey: key('live') });
    assert.equal(tell(null, live('wix'), live('shopify')).text, '“Roses” is live on Wix and Shopify.');
    assert.equal(
      tell(7_200, live('wix'), draft('webflow'), draft('wordpress')).text,
      '“Roses” is live on Wix and is a draft on Webflow and WordPress, 2 hours late because the service was not running.',
    );
    assert.equal(tell(10, draft('webflow')).text, '“Roses” is a draft on Webflow.');
    const held = { platform: 'wordpress' as const, visibility: 'pending' as const };
    assert.equal(tell(10, held).text, '“Roses” waits for review on WordPress.');
  });
});

describe('where an item is published', () => {
  type Connection = Parameters<typeof getTargets>[1][number];
  const connect = (
    platform: Connection['platform'],
    mode: Connection['mode'],
    status: Connection['status'] = 'connected',
  ): Connection => ({
    platform,
    mode,
    status,
  });
  const connections = [
    connect('wordpress', 'review'),
    connect('wix', 'automatic'),
    connect('shopify', 'manual'),
    connect('webflow', 'automatic', 'disconnected' as Connection['status']),
  ];
  const select = (...selected: string[]) => ({
    platforms: Object.fromEntries(selected.map((name) => [name, true])) as never,
  });

  it('is every connected platform that is not manual, or what was selected', () => {
    for (const item of [{ platforms: null }, select()])
      assert.deepEqual(getTargets(item, connections), {
        review: ['wordpress'],
        automatic: ['wix'],
        manual: [],
      });
    assert.deepEqual(getTargets(select('shopify', 'webflow', 'webhook'), connections), {
      review: ['webhook'],
      automatic: ['webflow'],
      manual: ['shopify'],
    });
    assert.deepEqual(getTargets({ platforms: null }, []), { review: [], automatic: [], manual: [] });
  });

  const publishAt = at('2026-03-02T00:00');
  const announcedAt = at('2026-03-01T00:00');
  const text: TextFacts = {
    content: 'Late winter.',
    version: 2,
    approvedVersion: null,
    rejectedVersion: null,
    isStartingDraft: false,
    isAutosaved: false,
    writtenAt: announcedAt,
  };
  const approved = { ...text, approvedVersion: 2 };
  const item = { platforms: null, publishAt, announcedAt };
  const plan = (change: Partial<TextFacts> = {}, more: object = {}, found = connections) =>
    planDelivery({ ...item, ...more }, { ...text, ...change }, found);
  const automatic = [connect('wix', 'automatic')];
  const reviewReason = 'It was not approved in time. Approve it, then publish it or choose a new date.';

  it('is nowhere without a site', () => {
    const none = 'No connected site was set to publish it. Connect a site or choose where to publish it.';
    assert.deepEqual(plan({}, {}, []), { send: [], reason: none, needsReview: false });
    assert.deepEqual(plan({}, select('shopify')), {
      send: [],
      reason: 'Shopify is set to manual: publish it yourself.',
      needsReview: false,
    });
  });

  it('is everywhere once it is approved', () => {
    assert.deepEqual(planDelivery(item, approved, connections), {
      send: ['wordpress', 'wix'],
      reason: null,
      needsReview: false,
    });
    assert.deepEqual(planDelivery({ ...item, ...select('wix', 'shopify') }, approved, connections), {
      send: ['wix'],
      reason: 'Shopify is set to manual: publish it yourself.',
      needsReview: false,
    });
  });

  it('is where nobody has to approve it, when it was announced a day before', () => {
    assert.deepEqual(plan({}, {}, automatic), { send: ['wix'], reason: null, needsReview: false });
    assert.deepEqual(plan({}, select('wix', 'shopify')), {
      send: ['wix'],
      reason: 'Shopify is set to manual: publish it yourself.',
      needsReview: false,
    });
    assert.deepEqual(plan(), { send: ['wix'], reason: reviewReason, needsReview: true });
    assert.deepEqual(plan({ writtenAt: null }, {}, automatic).send, ['wix']);
    for (const [change, more] of [
      [{}, { announcedAt: null }],
      [{}, { publishAt: null }],
      [{}, { announcedAt: new Date(announcedAt.getTime() + 1) }],
      [{ writtenAt: new Date(announcedAt.getTime() + 1) }, {}],
    ] as const)
      assert.deepEqual(plan(change, more, automatic), { send: [], reason: reviewReason, needsReview: true });
  });

  const rest = 'Edit it, then publish it or choose a new date.';
  for (const [change, reason] of [
    [
      { content: ' ', isStartingDraft: true },
      'It has no text. Write it, then publish it or choose a new date.',
    ],
    [{ isStartingDraft: true, rejectedVersion: 2 }, `It is a starting draft of the built-in writer. ${rest}`],
    [
      { rejectedVersion: 2, isAutosaved: true },
      'You rejected this text. Edit and approve it, then publish it or choose a new date.',
    ],
    [
      { isAutosaved: true, rejectedVersion: 1 },
      'Its latest changes were saved automatically and not approved. Approve it, then publish it or choose a new date.',
    ],
  ] as const)
    it(`says why not: ${reason}`, () => {
      assert.deepEqual(plan(change, {}, automatic), { send: [], reason, needsReview: true });
      const isText =
        !('rejectedVersion' in change && change.rejectedVersion === 2 && !('isStartingDraft' in change)) &&
        !('isAutosaved' in change);
      if (isText) assert.equal(plan({ ...change, approvedVersion: 2 }, {}, automatic).reason, reason);
    });
});
