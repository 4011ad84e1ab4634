import { sampleDelivery } from '../testing/sampleWebhook.ts';
import { formatAnswer, getDeliveryLabel } from './webhook.model.ts';

describe('webhook delivery', () => {
  it.each([
    [{ status: 204, durationMs: 87 }, 'HTTP 204 in 87 ms'],
    [{ status: 200, durationMs: 999 }, 'HTTP 200 in 999 ms'],
    [{ status: 500, durationMs: 1_000 }, 'HTTP 500 in 1 s'],
    [{ status: null, durationMs: 12_340 }, 'No answer in 12.3 s'],
  ])('shows answer and duration of %j', (change, expected) => {
    expect(formatAnswer(sampleDelivery(change))).toBe(expected);
  });

  it('names what was sent, and a new type as it is', () => {
    const labels = ['test', 'article.published', 'article.updated', 'article.draft'].map((type) =>
      getDeliveryLabel(sampleDelivery({ type })),
    );
    expect(labels).toEqual(['Test', 'Article published', 'Article updated', 'Draft']);
    expect(getDeliveryLabel(sampleDelivery({ type: 'article.deleted' }))).toBe('article.deleted');
  });
});
