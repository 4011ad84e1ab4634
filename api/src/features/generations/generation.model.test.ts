import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createPartialDraft, toGeneration, toGenerationEvent } from './generation.model.ts';
import type { GenerationRow } from './generations.repository.ts';

const at = new Date('2026-03-01T00:00:00.000Z');
const row = {
  id: 'g',
  articleId: 'a',
  ownerId: 'owner',
  state: 'running',
  stage: 'draft',
  section: 2,
  outline: ['One', 'Two', 'Three'],
  words: 40,
  wordGoal: 900,
  title: 'Roses',
  text: 'Late winter.',
  applied: false,
  rerunOf: 'r',
  error: null,
  startedAt: at,
  finishedAt: null,
} as unknown as GenerationRow;
const progress = { id: 'g', state: 'running', stage: 'draft', section: 2, sections: 3, words: 40 };

it('returns a generation with its text', () => {
  const generation = {
    ...progress,
    articleId: 'a',
    title: 'Roses',
    wordGoal: 900,
    text: 'Late winter.',
    applied: false,
    rerunOf: 'r',
    error: null,
    startedAt: '2026-03-01T00:00:00.000Z',
    finishedAt: null,
  };
  assert.deepEqual(toGeneration(row), generation);
  assert.deepEqual(toGeneration({ ...row, outline: null, finishedAt: at }), {
    ...generation,
    sections: 0,
    finishedAt: '2026-03-01T00:00:00.000Z',
  });
});

it('tells listeners what was added to the text they have, or nothing', () => {
  const event = { ...progress, articleId: 'a', wordGoal: 900, error: null };
  assert.deepEqual(toGenerationEvent(row, 'Late '), { ...event, added: { offset: 5, text: 'winter.' } });
  for (const before of ['Late winter.', 'Early ', 'Late winter. And more.'])
    assert.deepEqual(toGenerationEvent(row, before), { ...event, added: null });
  assert.deepEqual(toGenerationEvent(row, '').added, { offset: 0, text: 'Late winter.' });
});

it('makes a draft of a text that was stopped half-way', () => {
  const title = `Roses ${'a'.repeat(80)}`;
  const draft = createPartialDraft(title, 'Late winter.');
  assert.deepEqual([draft.title, draft.content, draft.metaDescription], [title, 'Late winter.', '']);
  assert.ok(draft.metaTitle.length <= 60 && draft.metaTitle.startsWith('Roses'));
  assert.match(draft.slug, /^roses-a/);
});
