import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { toRefresh, toRefreshSummary } from './refresh.model.ts';

type Row = Parameters<typeof toRefresh>[0];
type Facts = Parameters<typeof toRefresh>[1];
const at = new Date('2026-10-01T12:00:00.000Z');
const figures = {
  from: '2026-09-01',
  to: '2026-09-28',
  clicks: 5,
  impressions: 9,
  position: 3,
  siteClicks: 20,
};
const row = {
  ...{
    id: 'refresh',
    articleId: 'article',
    platform: 'wordpress',
    state: 'open',
    createdAt: at,
    liveAt: null,
  },
  ...{ before: figures, beforeUnknown: null, after: null, afterUnknown: null, version: null, edition: 2 },
  ...{ finding: null, author: 'model', note: 'A note.', sections: ['One'], sectionCount: 3 },
  ...{ title: 'Proposed', content: 'New text.' },
  start: { title: 'Old', content: 'Old text.', revision: 'a' },
  live: { title: 'Old', content: 'Old text.', revision: 'a', readAt: null },
} as unknown as Row;
const facts = {
  article: { title: 'Roses', version: 4 },
  ...{ publication: undefined, missing: null, liveVersion: 4 },
} as unknown as Facts;

const explain = (change: Partial<Row>, missing: string | null = null): string | null =>
  toRefreshSummary({ ...row, ...change }, { articleTitle: 'Roses', url: null, missing }).afterUnknown;

describe('a refresh as it is shown', () => {
  it('has the text that was live, the proposal and how far the writer is', () => {
    assert.deepEqual(toRefresh(row, facts), {
      ...{ id: 'refresh', articleId: 'article', title: 'Roses', platform: 'wordpress', url: null },
      ...{ state: 'open', createdAt: '2026-10-01T12:00:00.000Z', liveAt: null },
      ...{ before: figures, beforeUnknown: null, after: null },
      afterUnknown: 'Known 28 days after the update.',
      ...{ finding: null, author: 'model', note: 'A note.', progress: { done: 1, total: 3 } },
      start: { title: 'Old', content: 'Old text.' },
      ...{ live: row.live, isChangedOnSite: false },
      proposal: { title: 'Proposed', content: 'New text.' },
      ...{ edition: 2, articleVersion: 4, hasUnpublishedText: false, publication: null },
    });
  });

  it('says why the figures after it are not known', () => {
    const liveAt = new Date('2026-10-01T12:00:00.000Z');
    assert.equal(explain({ after: figures, afterUnknown: 'Too late.' }), null);
    assert.equal(explain({ afterUnknown: 'Too late.', liveAt }), 'Too late.');
    assert.equal(explain({ liveAt }, 'Not connected.'), 'Not connected.');
    assert.equal(explain({}, 'Not connected.'), 'Known 28 days after the update.');
    assert.match(explain({ liveAt }) ?? '', /^Not yet known until (October|November) \d{1,2}, 2026\.$/);
  });

  it('notices that the site has another text than the proposal was made from', () => {
    const live = { ...row.live, revision: 'b' };
    assert.equal(toRefresh({ ...row, live }, facts).isChangedOnSite, true);
  });

  it('warns of text here that was never published, unless it is the update itself', () => {
    const hasText = (change: Partial<Row>, liveVersion: number | null) =>
      toRefresh({ ...row, ...change }, { ...facts, liveVersion }).hasUnpublishedText;
    assert.deepEqual(
      [hasText({}, 3), hasText({}, 4), hasText({}, null), hasText({ state: 'updated' }, 3)],
      [true, false, false, false],
    );
  });

  it('has the publication of its own version only', () => {
    const publication = {
      ...{ id: 'publication', articleId: 'article', platform: 'wordpress', state: 'live', version: 5 },
      ...{ createdAt: at, updatedAt: at, url: 'https://roses.example/', intendedStatus: 'publish' },
    } as unknown as Facts['publication'];
    const find = (version: number | null) => toRefresh({ ...row, version }, { ...facts, publication });
    assert.equal(find(5).publication?.id, 'publication');
    assert.equal(find(4).publication, null);
    assert.equal(find(null).publication, null);
    assert.equal(find(4).url, 'https://roses.example/');
  });
});
