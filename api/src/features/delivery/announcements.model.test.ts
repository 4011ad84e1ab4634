import { paths } from '@rankwright/contracts/paths';
import type { Problem } from '@rankwright/contracts/publishing';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ScheduledItemRow } from '../../database/schema/planner.ts';
import { createOutcomeNotifications } from './deliveryNotifications.model.ts';
import { createPreflightNotification, listDistinct, listFindings, noSiteFinding } from './preflight.model.ts';
import { createAnnouncement, createReviewNotification } from './review.model.ts';
import type { ReviewRow } from './review.repository.ts';

const publishAt = new Date('2026-03-01T09:00:00.000Z');
const item = {
  id: 'i',
  articleId: 'a',
  timeZone: 'UTC',
  publishAt,
  latenessSeconds: null,
} as ScheduledItemRow;
const when = '2026-03-01 at 09:00 (UTC)';
const problem = (code: string, blocking = false): Problem => ({
  code,
  text: `${code}.`,
  fix: { label: 'Fix', href: '/fix' },
  blocking,
});

describe('what stands in the way of an item', () => {
  it('is told when it blocks, or when an image is wrong', () => {
    const problems = [
      problem('TITLE'),
      problem('SLUG', true),
      problem('IMAGE_SMALL'),
      problem('IMAGE_ALT'),
      problem('NO_IMAGE_X'),
    ];
    assert.deepEqual(
      listFindings([
        { platform: 'wix', problems },
        { platform: 'shopify', problems: [problem('TITLE')] },
      ]),
      [{ platform: 'wix', problems: [problem('SLUG', true), problem('IMAGE_SMALL')] }],
    );
  });

  it('is told once for each platform, and kept once for all', () => {
    const finding = { platform: 'wix' as const, problems: [problem('One'), problem('Two')] };
    assert.deepEqual(createPreflightNotification(item, { title: 'Roses' }, finding), {
      kind: 'preflight',
      text: `“Roses” is scheduled for ${when}. Fix this before then: One. (Fix) Two. (Fix)`,
      href: '/fix',
      dedupeKey: `preflight:i:${publishAt.getTime()}:wix`,
    });
    const bare = createPreflightNotification(
      { ...item, publishAt: null },
      { title: '' },
      { ...finding, problems: [] },
    );
    assert.deepEqual([bare.href, bare.dedupeKey], [paths.integrations, 'preflight:i:0:wix']);
    const other = { platform: 'shopify' as const, problems: [problem('Two'), problem('Three')] };
    assert.deepEqual(
      listDistinct([finding, other]).map(({ code }) => code),
      ['One', 'Two', 'Three'],
    );
  });

  it('may be that there is no site', () => {
    const text = 'No site will receive it. Connect a site or choose where to publish it.';
    assert.deepEqual(noSiteFinding, {
      platform: 'none',
      problems: [
        {
          code: 'NO_SITE',
          text,
          fix: { label: 'Open Integrations', href: paths.integrations },
          blocking: true,
        },
      ],
    });
    const told = createPreflightNotification(item, { title: 'Roses' }, noSiteFinding);
    assert.deepEqual(
      [told.text, told.href],
      [`“Roses” is scheduled for ${when}. ${text}`, paths.integrations],
    );
  });
});

describe('what an owner is asked before an item is due', () => {
  const article = { id: 'a', title: 'Roses', content: 'Late winter.', version: 3 };
  const row = { item, article } as unknown as ReviewRow;

  for (const [content, isDraft, rest] of [
    ['Late winter.', false, ' and needs your review. It will not be published until you approve it.'],
    [
      'Late winter.',
      true,
      ', but its text is an unedited starting draft. It will not be published until you edit and approve it.',
    ],
    [' ', true, ' and has no text. It will not be published until you write and approve it.'],
  ] as const)
    it(`is a review: ${rest}`, () => {
      const told = { ...row, article: { ...row.article, content } };
      assert.deepEqual(createReviewNotification(told, 'review-day', isDraft), {
        kind: 'needs-review',
        text: `“Roses” is scheduled for ${when}${rest}`,
        href: paths.article('a'),
        dedupeKey: `review-day:i:${publishAt.getTime()}`,
      });
    });

  it('is whether it may be published by itself', () => {
    assert.deepEqual(createAnnouncement(row), {
      kind: 'announced',
      text: `Review “Roses” before ${when}: it will be published unless you reject it.`,
      href: paths.article('a'),
      dedupeKey: `announced:i:${publishAt.getTime()}:3`,
    });
    const undated = { ...row, item: { ...item, publishAt: null } };
    assert.equal(createAnnouncement(undated).dedupeKey, 'announced:i:0:3');
    assert.equal(createReviewNotification(undated, 'x', false).dedupeKey, 'x:i:0');
  });
});

describe('what an owner is told once an item was sent', () => {
  const live = [{ platform: 'wix' as const, visibility: 'public' as const }];
  const tell = (
    deliveryState: 'publishing' | 'delivered' | 'failed',
    deliveryError: string | null,
    sent = live,
  ) => createOutcomeNotifications(item, 'Roses', { deliveryState, deliveryError }, sent);

  it('is what is live and what failed, when nothing is tried again', () => {
    assert.deepEqual(
      tell('delivered', null).map(({ kind }) => kind),
      ['delivered'],
    );
    assert.deepEqual(tell('publishing', null), []);
    assert.deepEqual(tell('delivered', null, []), []);
    assert.deepEqual(tell('failed', null, []), []);
    const [delivered, failed] = tell('failed', 'A fault.');
    assert.equal(delivered?.kind, 'delivered');
    assert.deepEqual(
      [failed?.kind, failed?.text, failed?.href],
      ['delivery-failed', '“Roses” was not published to every site. A fault.', paths.article('a')],
    );
  });
});
