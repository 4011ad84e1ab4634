import type { Publication } from '@rankwright/contracts/publishing';
import { samplePublication } from '../testing/samples.ts';
import {
  emptyDistribution,
  formatResult,
  isDistributing,
  listResults,
  summarizeOutcome,
  validateDistribution,
} from './distribution.model.ts';

const createResult = (change: Partial<Publication> | null) => ({
  platform: 'wordpress' as const,
  publication: change && samplePublication({ error: null, isDraft: false, ...change }),
});
const [live, failed, unknown] = (['live', 'failed', 'unknown'] as const).map((state) =>
  createResult({ state }),
);

describe('results of a distribution', () => {
  it('starts empty', () => {
    expect(emptyDistribution).toEqual({
      title: '',
      content: '',
      imageUrl: '',
      selected: [],
      isPicked: false,
      articleId: null,
    });
  });

  it('lists a result for every platform, null until the server has recorded it', () => {
    const publication = samplePublication({ platform: 'wix' });
    expect(listResults(['wordpress', 'wix'], [publication])).toEqual([
      { platform: 'wordpress', publication: null },
      { platform: 'wix', publication },
    ]);
  });

  it.each<[Partial<Publication> | null, boolean]>([
    [null, true],
    [{ state: 'sending' }, true],
    [{ state: 'waiting' }, true],
    [{ state: 'waiting', error: 'Busy.' }, false],
    [{ state: 'live' }, false],
    [{ state: 'failed', error: null }, false],
  ])('with %j waits for more: %s', (change, expected) => {
    expect(isDistributing([createResult({ state: 'live' }), createResult(change)])).toBe(expected);
  });

  it.each<[Partial<Publication> | null, string]>([
    [null, 'Sending'],
    [{ state: 'sending' }, 'Sending'],
    [{ state: 'live' }, 'Published successfully'],
    [{ state: 'live', isDraft: true, visibility: 'draft' }, 'Sent as a draft'],
    [{ state: 'failed', error: 'No access' }, 'Failed: No access'],
    [{ state: 'failed' }, 'Failed: Unknown error occurred'],
    [{ state: 'unknown' }, 'Unknown: the site did not respond in time.'],
    [{ state: 'waiting', error: 'Busy.' }, 'Waiting: Busy. It will be retried automatically.'],
    [{ state: 'waiting', error: 'v2.1 busy' }, 'Waiting: v2.1 busy. It will be retried automatically.'],
  ])('describes %j', (change, text) => {
    expect(formatResult(createResult(change))).toBe(text);
  });
});

describe('summary of a distribution', () => {
  const summarize = (...results: (typeof live)[]) =>
    summarizeOutcome(results.filter((result) => result !== undefined));

  it('counts the sites when all have the post', () => {
    expect(summarize(live)).toEqual({
      title: 'Distributed',
      text: 'Published to 1 of 1 platform.',
      isError: false,
    });
    expect(summarize(live, live).text).toBe('Published to 2 of 2 platforms.');
  });

  it('tells a partial success from a failure and from an unknown result', () => {
    expect(summarize(live, failed)).toEqual({
      title: 'Partial Success',
      text: 'Published to 1 of 2 platforms. Check details below.',
      isError: true,
    });
    expect(summarize(failed, failed)).toEqual({
      title: 'Distribution Failed',
      text: 'Failed to publish to any platform. Check your connections.',
      isError: true,
    });
    expect(summarize(failed, unknown)).toEqual({
      title: 'Result unknown',
      text: 'No post has been confirmed yet. Check details below.',
      isError: true,
    });
  });
});

describe('validating a distribution', () => {
  const valid = { title: 'Roses', content: 'Text', selected: ['wix'] as const };

  it('needs title, content and a platform', () => {
    expect(validateDistribution(valid)).toBeNull();
    const missing = { title: 'Missing Content', text: 'Please provide both title and content.' };
    expect(validateDistribution({ ...valid, title: ' ' })).toEqual(missing);
    expect(validateDistribution({ ...valid, content: '\n' })).toEqual(missing);
    expect(validateDistribution({ ...valid, selected: [] })).toEqual({
      title: 'No Platforms Selected',
      text: 'Please select at least one platform to distribute to.',
    });
  });
});
