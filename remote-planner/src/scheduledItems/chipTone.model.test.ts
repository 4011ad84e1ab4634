import { sampleScheduledItem } from '@rankwright/sdk/testing';
import { samplePublication } from '../testing/samplePublication.ts';
import { getChipLook } from './chipTone.model.ts';

describe('the look of a chip', () => {
  it('says the state of the article by color and icon', () => {
    expect(getChipLook(sampleScheduledItem({ state: 'planned' }))).toEqual({ tone: 'neutral' });
    expect(getChipLook(sampleScheduledItem({ state: 'needsReview' }))).toEqual({
      tone: 'warning',
      icon: 'alert',
    });
    expect(getChipLook(sampleScheduledItem({ state: 'live' }))).toEqual({ tone: 'success', icon: 'check' });
  });

  it('shows a failed post before the state of its article', () => {
    const item = sampleScheduledItem({
      state: 'scheduled',
      publications: [samplePublication({ state: 'failed' })],
    });
    expect(getChipLook(item)).toEqual({ tone: 'error', icon: 'alert' });
  });
});
