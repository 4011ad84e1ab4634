import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ArticleRow } from '../../database/schema/articles.ts';
import type { PublicationRow } from '../../database/schema/publications.ts';
import { toArticle } from './article.model.ts';
import {
  hasText,
  isApproved,
  listKeywords as readKeywords,
  toArticleSlot,
  toArticleState,
} from './articleState.model.ts';
import type { SlotRow } from './slot.repository.ts';

const at = new Date('2026-03-01T00:00:00.000Z');
const row = {
  id: 'a',
  ownerId: 'owner',
  title: 'Roses',
  content: 'Late winter is the time.',
  generatedContent: null,
  status: 'draft',
  kind: 'written',
  primaryKeyword: 'roses',
  secondaryKeywords: ['pruning', ''],
  industry: 'Garden',
  targetAudience: 'Gardeners',
  wordCount: 5,
  metaTitle: 'Prune',
  metaDescription: 'How.',
  slug: 'roses',
  imageUrl: null,
  imageAlt: '',
  excerpt: 'Late.',
  categories: ['c'],
  tags: ['t'],
  authorName: 'Ada',
  provenance: { writer: 'person' },
  version: 2,
  approvedVersion: null,
  createdAt: at,
  updatedAt: new Date('2026-03-02T00:00:00.000Z'),
} as unknown as ArticleRow;
const slot = {
  id: 's',
  scheduledDate: '2026-04-01',
  scheduledTime: '09:00',
  timeZone: 'Europe/London',
  publishAt: at,
  platforms: { wix: true, wordpress: false },
  deliveryState: 'none',
  status: 'planned',
} as unknown as SlotRow;
const publication = { id: 'p', state: 'live', intendedStatus: 'publish', updatedAt: at } as PublicationRow;

describe('an article as the API returns it', () => {
  it('has its fields, and no text of a writer', () => {
    assert.deepEqual(toArticle(row, [], undefined, [], null), {
      id: 'a',
      title: 'Roses',
      content: 'Late winter is the time.',
      status: 'draft',
      state: 'draft',
      kind: 'written',
      primaryKeyword: 'roses',
      secondaryKeywords: ['pruning', ''],
      industry: 'Garden',
      targetAudience: 'Gardeners',
      wordCount: 5,
      metaTitle: 'Prune',
      metaDescription: 'How.',
      slug: 'roses',
      imageUrl: null,
      imageAlt: '',
      excerpt: 'Late.',
      categories: ['c'],
      tags: ['t'],
      authorName: 'Ada',
      provenance: { writer: 'person' },
      publications: [],
      receipt: null,
      version: 2,
      approvedVersion: null,
      slot: null,
      generation: null,
      createdAt: '2026-03-01T00:00:00.000Z',
      updatedAt: '2026-03-02T00:00:00.000Z',
    });
  });

  it('is being written while a generation runs, and live on its platforms', () => {
    const generation = { id: 'g' } as never;
    const writing = toArticle(row, [publication], slot, [], generation);
    assert.deepEqual([writing.state, writing.generation], ['writing', generation]);
    const live = toArticle(row, [publication], slot, [], null);
    assert.deepEqual([live.state, live.publications[0]?.id, live.slot?.scheduledItemId], ['live', 'p', 's']);
  });

  it('says how its text came about', () => {
    const request = { primaryKeyword: 'roses' };
    const provenance = { writer: 'model', model: 'm', promptVersion: 'v', tokens: 7, durationMs: 9, request };
    const claims = [{ id: 'c' }] as never;
    const read = (change: object) => toArticle({ ...row, ...change }, [], undefined, claims, null).receipt;
    assert.deepEqual(read({ provenance, generatedContent: row.content }), {
      inputs: request,
      writer: 'model',
      model: 'm',
      promptVersion: 'v',
      tokens: 7,
      durationMs: 9,
      editedShare: 0,
      claims,
    });
    const bare = read({ provenance: { ...provenance, request: undefined, tokens: undefined } });
    assert.deepEqual([bare?.inputs, bare?.tokens, bare?.editedShare], [{}, null, 0]);
    const edited = read({ provenance, generatedContent: 'Something else entirely was written here before.' });
    assert.ok((edited?.editedShare ?? 0) > 0);
  });
});

describe('the state of an article', () => {
  const read = (change: object, of?: object, publications: readonly { state: string }[] = []) =>
    toArticleState({ ...row, ...change }, of && { ...slot, ...of }, publications as PublicationRow[]);
  for (const [name, state, expected] of [
    ['no text', read({ content: ' \n' }), 'idea'],
    ['no text, with a date', read({ content: '' }, {}), 'planned'],
    ['no text, with a place in the backlog', read({ content: '' }, { scheduledDate: null }), 'idea'],
    ['text', read({}), 'draft'],
    ['imported text', read({ kind: 'imported' }), 'imported'],
    ['approved text', read({ approvedVersion: 2 }), 'approved'],
    ['an earlier text was approved', read({ approvedVersion: 1 }), 'draft'],
    ['marked as published', read({ status: 'published' }), 'live'],
    ['marked in the plan', read({}, { status: 'published', scheduledDate: null }), 'live'],
    ['failed', read({}, undefined, [{ state: 'failed' }]), 'failed'],
    ['missed without an approval', read({}, { deliveryState: 'missed' }), 'needsReview'],
  ] as const)
    it(`${name}: ${expected}`, () => {
      assert.equal(state, expected);
    });

  it('follows from its text, its approval and its keywords', () => {
    assert.deepEqual([hasText({ content: ' a ' }), hasText({ content: ' ' })], [true, false]);
    assert.equal(isApproved({ approvedVersion: 1, version: 1 }), true);
    assert.equal(isApproved({ approvedVersion: null, version: 1 }), false);
    assert.deepEqual(readKeywords(row), ['roses', 'pruning']);
    assert.deepEqual(readKeywords({ primaryKeyword: '', secondaryKeywords: [] }), []);
  });

  it('has a slot with the platforms that were selected', () => {
    assert.deepEqual(toArticleSlot(slot), {
      scheduledItemId: 's',
      scheduledDate: '2026-04-01',
      scheduledTime: '09:00',
      timeZone: 'Europe/London',
      publishAt: '2026-03-01T00:00:00.000Z',
      platforms: ['wix'],
    });
    const bare = toArticleSlot({ ...slot, publishAt: null, platforms: null });
    assert.deepEqual([bare.publishAt, bare.platforms], [null, []]);
  });
});
