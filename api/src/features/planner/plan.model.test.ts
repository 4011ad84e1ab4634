import { mapListedPlatforms } from '@rankwright/contracts/platforms';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ArticleRow } from '../../database/schema/articles.ts';
import type { ScheduledItemRow } from '../../database/schema/planner.ts';
import { formatPublishTime } from './publishTime.model.ts';
import { getMonthBounds, getPublishAt, toScheduledItem } from './scheduledItem.model.ts';

const at = new Date('2026-03-01T00:00:00.000Z');

describe('when an item is published', () => {
  const item = { id: 'i', scheduledDate: '2026-07-01', scheduledTime: null, timeZone: 'Europe/London' };

  it('is at its time in its time zone', () => {
    assert.deepEqual(getPublishAt({ ...item, scheduledTime: '09:00' }), new Date('2026-07-01T08:00:00.000Z'));
    assert.equal(getPublishAt({ ...item, scheduledDate: null, scheduledTime: '09:00' }), null);
  });

  it('is otherwise in the window of the day, the same minute for each id', () => {
    const minutes = Array.from({ length: 300 }, (_, index) => {
      const time = getPublishAt({ ...item, id: `item-${index}` })!.getTime();
      return (time - Date.parse('2026-07-01T07:00:00.000Z')) / 60_000;
    });
    assert.ok(minutes.every((minute) => Number.isInteger(minute) && minute >= 0 && minute < 55));
    assert.ok(new Set(minutes).size > 40);
    assert.deepEqual(getPublishAt(item), getPublishAt({ ...item }));
    assert.deepEqual(getPublishAt(item), new Date('2026-07-01T07:43:00.000Z'));
  });

  it('is shown with its time zone', () => {
    assert.equal(
      formatPublishTime({ timeZone: 'Europe/London', publishAt: new Date('2027-04-05T08:00:00.000Z') }),
      '2027-04-05 at 09:00 (Europe/London)',
    );
    assert.equal(formatPublishTime({ timeZone: 'UTC', publishAt: null }), '');
  });

  it('is within a month', () => {
    assert.deepEqual(getMonthBounds(2026, 1), ['2026-01-01', '2026-02-01']);
    assert.deepEqual(getMonthBounds(2026, 12), ['2026-12-01', '2027-01-01']);
  });
});

describe('an item as the API returns it', () => {
  const row = {
    id: 'i',
    articleId: 'a',
    scheduledDate: '2026-07-01',
    scheduledTime: '09:00',
    timeZone: 'UTC',
    publishAt: at,
    status: 'planned',
    volume: 500,
    difficulty: 5,
    type: 'Article',
    platforms: null,
    deliveryState: 'none',
    deliveryError: null,
    latenessSeconds: null,
    updatedAt: at,
  } as unknown as ScheduledItemRow;
  const article = {
    title: 'Roses',
    content: '',
    primaryKeyword: 'roses',
    secondaryKeywords: ['pruning'],
    version: 1,
    approvedVersion: null,
  } as unknown as ArticleRow;

  it('has the title, text and keywords of its article', () => {
    const item = {
      id: 'i',
      title: 'Roses',
      scheduledDate: '2026-07-01',
      scheduledTime: '09:00',
      timeZone: 'UTC',
      publishAt: '2026-03-01T00:00:00.000Z',
      status: 'planned',
      state: 'planned',
      hasText: false,
      volume: 500,
      difficulty: 5,
      type: 'Article',
      content: null,
      articleId: 'a',
      platforms: mapListedPlatforms(() => false),
      keywords: ['roses', 'pruning'],
      publications: [],
      delivery: { state: 'none', error: null, lateSeconds: null },
      updatedAt: '2026-03-01T00:00:00.000Z',
    };
    assert.deepEqual(toScheduledItem(row, article, []), item);
    const written = toScheduledItem({ ...row, publishAt: null }, { ...article, content: 'Text.' }, []);
    assert.deepEqual([written.content, written.hasText, written.publishAt], ['Text.', true, null]);
  });

  for (const [state, shown] of [
    ['queued', 'sending'],
    ['publishing', 'sending'],
    ['sending', 'sending'],
    ['missed', 'missed'],
  ] as const)
    it(`shows ${state} as ${shown}`, () => {
      assert.equal(toScheduledItem({ ...row, deliveryState: state }, article, []).delivery?.state, shown);
    });
});
