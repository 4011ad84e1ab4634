import type { ScheduledItem } from '@rankwright/contracts/planner';
import { sampleScheduledItem } from '@rankwright/sdk/testing';
import { samplePublication } from '../../testing/samplePublication.ts';
import { getDeliveryNotice } from './delivery.model.ts';

type Delivery = NonNullable<ScheduledItem['delivery']>;
const createItem = (delivery: Partial<Delivery>, publications: ScheduledItem['publications'] = []) =>
  sampleScheduledItem({
    delivery: { state: 'delivered', error: null, lateSeconds: null, ...delivery },
    publications,
  });
const getLateLabel = (lateSeconds: number | null) =>
  getDeliveryNotice(createItem({ lateSeconds }))?.label ?? null;

describe('the delivery notice of an article', () => {
  it('says nothing when there is nothing to report', () => {
    expect(getDeliveryNotice(sampleScheduledItem({ delivery: undefined }))).toBeNull();
    expect(getDeliveryNotice(createItem({ state: 'waiting', lateSeconds: 9_000 }))).toBeNull();
    expect(getDeliveryNotice(createItem({ state: 'none' }))).toBeNull();
  });

  it('shows the server’s reason of a missed delivery', () => {
    expect(getDeliveryNotice(createItem({ state: 'missed', error: 'The text was missing.' }))).toEqual({
      tone: 'error',
      label: 'Missed',
      reason: 'The text was missing.',
    });
  });

  it('shows a failed delivery, unless a failed publication shows it already', () => {
    const failed = { state: 'failed', error: 'No site.' } as const;
    const notice = { tone: 'error', label: 'Not delivered', reason: 'No site.' };
    expect(getDeliveryNotice(createItem(failed))).toEqual(notice);
    expect(getDeliveryNotice(createItem(failed, [samplePublication()]))).toEqual(notice);
    const publications = [samplePublication(), samplePublication({ state: 'failed' })];
    expect(getDeliveryNotice(createItem(failed, publications))).toBeNull();
  });

  it('shows a running delivery without a reason', () => {
    expect(getDeliveryNotice(createItem({ state: 'sending', error: 'old' }))).toEqual({
      tone: 'info',
      label: 'Sending',
      reason: null,
    });
  });

  it('reports a delay from 15 minutes on, in minutes below an hour and a half', () => {
    expect(getLateLabel(null)).toBeNull();
    expect(getLateLabel(899)).toBeNull();
    expect(getLateLabel(900)).toBe('Published 15 minutes late');
    expect(getLateLabel(5_399)).toBe('Published 90 minutes late');
    expect(getLateLabel(5_400)).toBe('Published 2 hours late');
    expect(getLateLabel(10_900)).toBe('Published 3 hours late');
    expect(getDeliveryNotice(createItem({ lateSeconds: 900, error: 'old' }))).toMatchObject({
      tone: 'warning',
      reason: null,
    });
  });
});
