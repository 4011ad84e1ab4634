import type { Finding, Grade } from './finding.model.ts';
import { splitWords } from '@rankwright/contracts/text';
import type { Prose, Sentence } from './prose.model.ts';

const maxSentenceWords = 25;
const maxParagraphWords = 150;
const maxAverageWords = 20;
const longSentenceShare = { fine: 0.2, bad: 0.35 } as const;

const createFinding = (id: string, grade: Grade, text: string, place: string): Finding => ({
  id,
  grade,
  text,
  target: { kind: 'text', text: place },
});

const findLongest = (sentences: readonly Sentence[]): Sentence | undefined =>
  sentences.reduce<Sentence | undefined>(
    (best, sentence) => (!best || sentence.words > best.words ? sentence : best),
    undefined,
  );

const checkSentenceLength = ({ sentences }: Prose): Finding => {
  const long = sentences.filter(({ words }) => words > maxSentenceWords).length;
  const share = long / sentences.length;
  const place = findLongest(sentences)?.text ?? '';
  if (share <= longSentenceShare.fine)
    return createFinding('sentences', 'good', 'Most sentences are short.', place);
  return createFinding(
    'sentences',
    share > longSentenceShare.bad ? 'problem' : 'improve',
    `${long} of ${sentences.length} sentences have more than ${maxSentenceWords} words. Split the longest.`,
    place,
  );
};

const checkAverageLength = ({ sentences }: Prose): Finding => {
  const mean = Math.round(sentences.reduce((sum, { words }) => sum + words, 0) / sentences.length);
  return mean <= maxAverageWords
    ? createFinding('average', 'good', `Sentences have ${mean} words on average.`, '')
    : createFinding(
        'average',
        'improve',
        `Sentences have ${mean} words on average. Aim for ${maxAverageWords}.`,
        '',
      );
};

const checkParagraphLength = ({ paragraphs }: Prose): Finding => {
  const long = paragraphs.filter(({ text }) => splitWords(text).length > maxParagraphWords);
  const first = long[0];
  return first
    ? createFinding(
        'paragraphs',
        'improve',
        `${long.length} ${long.length === 1 ? 'paragraph has' : 'paragraphs have'} more than ${maxParagraphWords} words. Split long paragraphs.`,
        first.text,
      )
    : createFinding('paragraphs', 'good', 'Paragraphs have a readable length.', '');
};

const getFirstWord = ({ text }: Sentence): string => (splitWords(text)[0] ?? '').toLowerCase();

const checkSentenceStarts = ({ sentences }: Prose): Finding => {
  const third = sentences.find(
    (sentence, index) =>
      index > 1 &&
      [1, 2].every((back) => {
        const before = sentences[index - back];
        return before !== undefined && getFirstWord(before) === getFirstWord(sentence);
      }),
  );
  return third
    ? createFinding(
        'beginnings',
        'improve',
        `Three sentences in a row start with “${getFirstWord(third)}”. Start one differently.`,
        third.text,
      )
    : createFinding('beginnings', 'good', 'Sentences start in different ways.', '');
};

/** Readability findings; empty for a text without sentences. */
export const listReadabilityFindings = (prose: Prose): Finding[] =>
  prose.sentences.length === 0
    ? []
    : [
        checkSentenceLength(prose),
        checkAverageLength(prose),
        checkParagraphLength(prose),
        checkSentenceStarts(prose),
      ];
