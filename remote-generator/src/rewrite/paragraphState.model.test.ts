import { applySide, getParagraphState } from './paragraphState.model.ts';

describe('state of a paragraph', () => {
  it.each([
    ['a', 'a', ['a'], 'same'],
    ['a', 'b', ['b'], 'rewritten'],
    ['a', 'b', ['a'], 'original'],
    ['a', 'b', ['c'], 'edited'],
    [null, 'b', ['c'], 'original'],
    [null, 'b', ['b'], 'rewritten'],
    ['a', null, ['c'], 'rewritten'],
    ['a', null, ['a'], 'original'],
  ] as const)('of %s → %s in %j is %s', (before, after, paragraphs, state) => {
    expect(getParagraphState({ before, after }, paragraphs)).toBe(state);
  });
});

describe('switching a paragraph', () => {
  const pairs = [
    { before: 'one', after: 'ONE' },
    { before: null, after: 'NEW' },
    { before: 'two', after: null },
    { before: 'three', after: 'THREE' },
  ];
  const rewritten = 'ONE\n\nNEW\n\nTHREE';

  it('replaces it, and keeps the others', () => {
    expect(applySide(rewritten, pairs, 0, 'original')).toBe('one\n\nNEW\n\nTHREE');
    expect(applySide('one\n\nNEW\n\nTHREE', pairs, 0, 'rewritten')).toBe(rewritten);
  });

  it('removes one that was added, and puts it back after the one before it', () => {
    expect(applySide(rewritten, pairs, 1, 'original')).toBe('ONE\n\nTHREE');
    expect(applySide('ONE\n\nTHREE', pairs, 1, 'rewritten')).toBe(rewritten);
  });

  it('brings back one that was left out, in its place', () => {
    expect(applySide(rewritten, pairs, 2, 'original')).toBe('ONE\n\nNEW\n\ntwo\n\nTHREE');
    expect(applySide('ONE\n\nTHREE', pairs, 2, 'original')).toBe('ONE\n\ntwo\n\nTHREE');
    expect(applySide('mine\n\nTHREE', pairs, 2, 'original')).toBe('two\n\nmine\n\nTHREE');
  });

  it('leaves a paragraph alone that was edited by hand, and one that does not exist', () => {
    expect(applySide('mine\n\nNEW', pairs, 0, 'original')).toBe('mine\n\nNEW');
    expect(applySide(rewritten, pairs, 9, 'original')).toBe(rewritten);
  });
});
