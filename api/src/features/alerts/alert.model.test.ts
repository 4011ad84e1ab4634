import type { Subscription } from '@rankwright/contracts/billing';
import { paths } from '@rankwright/contracts/paths';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  createTrialAlerts,
  emptyWeekAlert,
  toConnectionAlert,
  toPageAlert,
  toPreflightAlerts,
  toPublicationAlert,
  toReviewAlert,
} from './alert.model.ts';

const href = paths.article('a');

describe('an alert about a publication', () => {
  type Publication = Parameters<typeof toPublicationAlert>[0];
  const publication: Publication = {
    id: 'p',
    state: 'failed',
    platform: 'wix',
    remedy: 'none',
    error: null,
    title: 'Roses',
    articleId: 'a',
  };

  it('says that we do not know, and checks', () => {
    assert.deepEqual(toPublicationAlert({ ...publication, state: 'unknown', remedy: 'reconnect' }), {
      id: 'p',
      kind: 'publication-unknown',
      text: 'We could not confirm that “Roses” was published to Wix.',
      action: { label: 'Check now', href, call: 'check' },
    });
  });

  for (const [remedy, action] of [
    ['reconnect', { label: 'Reconnect', href: paths.integration('wix') }],
    ['retry', { label: 'Retry', href, call: 'retry' }],
    ['edit', { label: 'Edit article', href }],
    ['none', { label: 'View details', href }],
  ] as const)
    it(`offers what helps: ${remedy}`, () => {
      assert.deepEqual(toPublicationAlert({ ...publication, remedy, error: 'A fault.' }), {
        id: 'p',
        kind: 'publication-failed',
        text: '“Roses” was not published to Wix. A fault.',
        action,
      });
      assert.equal(toPublicationAlert(publication).text, '“Roses” was not published to Wix.');
    });
});

describe('an alert about the plan', () => {
  it('asks for a review', () => {
    const item = { id: 'i', articleId: 'a', title: 'Roses', deliveryState: 'waiting' as const, reason: 'x' };
    assert.deepEqual(toReviewAlert(item), {
      id: 'i',
      kind: 'needs-review',
      text: '“Roses” needs your review before it is published.',
      action: { label: 'Review', href },
    });
    const missed = { ...item, deliveryState: 'missed' as const };
    const { kind, text } = toReviewAlert({ ...missed, reason: 'It has no text.' });
    assert.deepEqual([kind, text], ['needs-review-missed', '“Roses” was not published. It has no text.']);
    assert.equal(toReviewAlert({ ...missed, reason: null }).text, '“Roses” was not published.');
  });

  it('names each problem', () => {
    const fix = { label: 'Fix', href };
    const problem = (code: string) => ({ code, text: `${code}.`, fix }) as never;
    const item = {
      id: 'i',
      title: 'Roses',
      timeZone: 'UTC',
      publishAt: new Date('2026-03-01T09:00:00.000Z'),
      problems: [problem('One'), problem('Two')],
    };
    const text = '“Roses” is scheduled for 2026-03-01 at 09:00 (UTC).';
    assert.deepEqual(toPreflightAlerts(item), [
      { id: 'i:0:One', kind: 'preflight', text: `${text} One.`, action: fix },
      { id: 'i:1:Two', kind: 'preflight', text: `${text} Two.`, action: fix },
    ]);
  });

  it('says that nothing is planned', () => {
    assert.deepEqual(emptyWeekAlert, {
      id: 'week',
      kind: 'week-empty',
      text: 'Nothing is planned for the next seven days.',
      action: { label: 'Plan an article', href: paths.contentPlanner },
    });
  });
});

it('an alert names each problem of a live page', () => {
  const problems = [{ text: 'It answers 404.' }, { text: 'It is not in the sitemap.' }] as never;
  assert.deepEqual(toPageAlert({ id: 'p', articleId: 'a', title: 'Roses', problems }), {
    id: 'page:p',
    kind: 'page-problem',
    text: 'The live page of “Roses”: It answers 404. It is not in the sitemap.',
    action: { label: 'View details', href },
  });
});

it('an alert says that a connection has expired', () => {
  assert.deepEqual(toConnectionAlert({ id: 'c', platform: 'wix' }), {
    id: 'c',
    kind: 'connection-expired',
    text: 'The connection to Wix has expired.',
    action: { label: 'Reconnect', href: paths.integration('wix') },
  });
});

describe('an alert about the trial', () => {
  const now = new Date('2026-03-01T00:00:00.000Z');
  const trial = (change: object = {}) =>
    ({
      status: 'trialing',
      cancelAtPeriodEnd: false,
      trialEnd: '2026-03-01T20:00:00.000Z',
      currentPeriodEnd: '2026-03-01T20:00:00.000Z',
      ...change,
    }) as Subscription;

  it('comes on its last day', () => {
    assert.deepEqual(createTrialAlerts(trial(), now), [
      {
        id: 'trial',
        kind: 'trial-ending',
        text: 'Your trial ends within a day. Your paid plan starts then.',
        action: { label: 'See billing', href: paths.billing },
      },
    ]);
    const [canceled] = createTrialAlerts(trial({ cancelAtPeriodEnd: true }), now);
    assert.equal(canceled?.text, 'Your trial ends within a day.');
  });

  it('does not come earlier, or without a trial', () => {
    const later = '2026-03-03T20:00:00.000Z';
    for (const subscription of [
      null,
      trial({ status: 'active' }),
      trial({ trialEnd: later, currentPeriodEnd: later }),
    ])
      assert.deepEqual(createTrialAlerts(subscription, now), []);
  });
});
