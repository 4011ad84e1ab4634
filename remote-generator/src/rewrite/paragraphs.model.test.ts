import { takenOf, withSide } from './accept.model.ts';
import { pairParagraphs, paragraphsOf } from './paragraphs.model.ts';

const original = ['Roses need pruning in late winter.', 'Sharpen the shears.', 'Water well.'];
const rewritten = ['Prune your roses in late winter.', 'Choose a dry day.', 'Sharpen the shears.'];
const pairs = pairParagraphs(original, rewritten);

describe('paragraphs side by side', () => {
  it('pairs what belongs together and leaves the rest alone, in order', () => {
    expect(pairs).toEqual([
      { before: original[0], after: rewritten[0] },
      { before: null, after: rewritten[1] },
      { before: original[1], after: rewritten[2] },
      { before: original[2], after: null },
    ]);
  });

  it('loses no paragraph of either side', () => {
    expect(pairs.flatMap(({ before }) => before ?? [])).toEqual(original);
    expect(pairs.flatMap(({ after }) => after ?? [])).toEqual(rewritten);
  });

  it('divides a text at its blank lines', () => {
    expect(paragraphsOf('One\nstill one\n\n \nTwo\n')).toEqual(['One\nstill one', 'Two']);
  });
});

describe('taking a paragraph', () => {
  const whole = rewritten.join('\n\n');
  const at = (content: string, index: number) => {
    const pair = pairs[index];
    return pair && takenOf(pair, paragraphsOf(content));
  };

  it('puts the original back and takes the rewritten one again', () => {
    const kept = withSide(whole, pairs, 0, 'original');
    expect(kept).toContain(original[0]);
    expect(at(kept, 0)).toBe('original');
    expect(withSide(kept, pairs, 0, 'rewritten')).toBe(whole);
  });

  it('takes out what was added and puts it back at its place', () => {
    const without = withSide(whole, pairs, 1, 'original');
    expect(paragraphsOf(without)).toEqual([rewritten[0], rewritten[2]]);
    expect(withSide(without, pairs, 1, 'rewritten')).toBe(whole);
  });

  it('brings back what was left out', () => {
    expect(paragraphsOf(withSide(whole, pairs, 3, 'original')).at(-1)).toBe('Water well.');
  });

  it('leaves a paragraph alone that was edited by hand', () => {
    const edited = whole.replace('Prune your roses', 'Cut your roses');
    expect(at(edited, 0)).toBe('edited');
    expect(withSide(edited, pairs, 0, 'original')).toBe(edited);
  });
});
