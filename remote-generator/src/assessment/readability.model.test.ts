import type { Finding } from './finding.model.ts';
import { parseProse } from './prose.model.ts';
import { listReadabilityFindings } from './readability.model.ts';

/** A sentence of so many words. */
const createSentence = (words: number, first = 'Word'): string =>
  `${[first, ...Array.from({ length: words - 1 }, () => 'word')].join(' ')}.`;
const list = (content: string): Finding[] => listReadabilityFindings(parseProse(content));
const find = (id: string, content: string): Finding | undefined =>
  list(content).find((found) => found.id === id);

it('finds nothing in a text without sentences', () => {
  expect(list('')).toEqual([]);
});

it('lists sentence length, average, paragraphs and beginnings, in this order', () => {
  expect(list('One sentence.').map(({ id }) => id)).toEqual([
    'sentences',
    'average',
    'paragraphs',
    'beginnings',
  ]);
});

describe('long sentences', () => {
  const createText = (long: number, short: number, words = 26): string =>
    [
      ...Array.from({ length: short }, () => createSentence(3)),
      ...Array.from({ length: long }, () => createSentence(words)),
    ].join(' ');

  it.each([
    [createText(1, 0, 25), 'good', 'Most sentences are short.'],
    [createText(1, 4), 'good', 'Most sentences are short.'],
    [createText(1, 3), 'improve', '1 of 4 sentences have more than 25 words. Split the longest.'],
    [createText(7, 13), 'improve', '7 of 20 sentences have more than 25 words. Split the longest.'],
    [createText(2, 3), 'problem', '2 of 5 sentences have more than 25 words. Split the longest.'],
  ])('%#: %s', (content, grade, words) => {
    expect(find('sentences', content)).toMatchObject({ grade, text: words });
  });

  it('are shown by the longest one, by the first of several', () => {
    const [longest, same] = [createSentence(30, 'Longest'), createSentence(30, 'Same')];
    expect(find('sentences', `Short one. ${longest} ${same} ${createSentence(28)}`)?.target).toEqual({
      kind: 'text',
      text: longest,
    });
  });
});

it.each([
  [20, 'good', 'Sentences have 20 words on average.'],
  [21, 'improve', 'Sentences have 21 words on average. Aim for 20.'],
])('finds an average of %i words to be %s: %s', (words, grade, summary) => {
  expect(find('average', `${createSentence(words - 2)} ${createSentence(words + 2)}`)).toEqual({
    id: 'average',
    grade,
    text: summary,
    target: { kind: 'text', text: '' },
  });
});

describe('long paragraphs', () => {
  const [fitting, long] = [createSentence(150), createSentence(151)];
  const many = 'more than 150 words. Split long paragraphs.';

  it.each([
    [fitting, 'good', 'Paragraphs have a readable length.', ''],
    [`${fitting}\n\n${long}`, 'improve', `1 paragraph has ${many}`, long],
    [`${long}\n\n${fitting}\n\n${long}`, 'improve', `2 paragraphs have ${many}`, long],
  ])('%#: %s', (content, grade, words, place) => {
    expect(find('paragraphs', content)).toEqual({
      id: 'paragraphs',
      grade,
      text: words,
      target: { kind: 'text', text: place },
    });
  });
});

describe('beginnings', () => {
  const good = { grade: 'good', text: 'Sentences start in different ways.', target: { text: '' } };

  it.each(['We cut. We wait.', 'We cut. They wait. We water.', 'They cut. We wait. We water.'])(
    'are good in “%s”',
    (content) => {
      expect(find('beginnings', content)).toMatchObject(good);
    },
  );

  it('are to be varied at the third sentence in a row with the same word, in any case', () => {
    expect(find('beginnings', 'They cut. We wait. WE water. we rest.')).toEqual({
      id: 'beginnings',
      grade: 'improve',
      text: 'Three sentences in a row start with “we”. Start one differently.',
      target: { kind: 'text', text: 'we rest.' },
    });
  });
});
