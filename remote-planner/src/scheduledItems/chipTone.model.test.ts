import { sampleScheduledItem } from '@rankwright/sdk/testing';
import { samplePublication } from '../testing/samplePublication.ts';
import { getChipLook } from './chipTone.model.ts';

describe('the look of a chip', () => {
  it.each([
    ['idea', 'neutral', undefined],
    ['planned', 'neutral', undefined],
    ['writing', 'info', 'pen'],
    ['draft', 'neutral', 'file'],
    ['imported', 'neutral', 'file'],
    ['needsReview', 'warning', 'alert'],
    ['approved', 'info', 'check'],
    ['scheduled', 'info', 'clock'],
    ['publishing', 'info', 'send'],
    ['live', 'success', 'check'],
    ['partlyLive', 'error', 'alert'],
    ['failed', 'error', 'close'],
    ['unknown', 'error', 'alert'],
  ] as const)('says that an article is %s by color and icon', (state, tone, icon) => {
    expect(getChipLook(sampleScheduledItem({ state }))).toEqual(icon ? { tone, icon } : { tone });
  });

  it('shows a failed post before the state of its article', () => {
    const item = sampleScheduledItem({
      state: 'scheduled',
      publications: [samplePublication({ state: 'failed' })],
    });
    expect(getChipLook(item)).toEqual({ tone: 'error', icon: 'alert' });
  });
});
