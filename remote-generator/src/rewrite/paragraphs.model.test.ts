import { getParagraphState, applySide } from './paragraphState.model.ts';
import { pairParagraphs, splitParagraphs } from './paragraphs.model.ts';

const original = ['Roses need pruning in late winter.', 'Sharpen the shears.', 'Water well.'];
const rewritten = ['Prune your roses in late winter.', 'Choose a dry day.', 'Sharpen the shears.'];
const pairs = pairParagraphs(original, rewritten);

describe('pairing paragraphs', () => {
  it('pairs similar paragraphs and leaves the others unpaired, in order', () => {
    expect(pairs).toEqual([
      { before: original[0], after: rewritten[0] },
      { before: null, after: rewritten[1] },
      { before: original[1], after: rewritten[2] },
      { before: original[2], after: null },
    ]);
  });

  it('keeps every paragraph of both sides', () => {
    expect(pairs.flatMap(({ before }) => before ?? [])).toEqual(original);
    expect(pairs.flatMap(({ after }) => after ?? [])).toEqual(rewritten);
  });

  it('pairs paragraphs without a word, such as rules', () => {
    expect(pairParagraphs(['---'], ['***'])).toEqual([{ before: '---', after: '***' }]);
  });

  it('splits a text at blank lines', () => {
    expect(splitParagraphs('One\nstill one\n\n \nTwo\n')).toEqual(['One\nstill one', 'Two']);
  });
});

describe('choosing a paragraph', () => {
  const whole = rewritten.join('\n\n');
  const getStateAt = (content: string, index: number) => {
    const pair = pairs[index];
    return pair && getParagraphState(pair, splitParagraphs(content));
  };

  it('switches to the original and back to the rewrite', () => {
    const changed = applySide(whole, pairs, 0, 'original');
    expect(changed).toContain(original[0]);
    expect(getStateAt(changed, 0)).toBe('original');
    expect(applySide(changed, pairs, 0, 'rewritten')).toBe(whole);
  });

  it('removes an added paragraph and inserts it again at its place', () => {
    const without = applySide(whole, pairs, 1, 'original');
    expect(splitParagraphs(without)).toEqual([rewritten[0], rewritten[2]]);
    expect(applySide(without, pairs, 1, 'rewritten')).toBe(whole);
  });

  it('restores a removed paragraph', () => {
    expect(splitParagraphs(applySide(whole, pairs, 3, 'original')).at(-1)).toBe('Water well.');
  });

  it('does not change a paragraph that was edited by hand', () => {
    const edited = whole.replace('Prune your roses', 'Cut your roses');
    expect(getStateAt(edited, 0)).toBe('edited');
    expect(applySide(edited, pairs, 0, 'original')).toBe(edited);
  });
});
