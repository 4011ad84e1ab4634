import type { Finding, Grade } from './assessment.model.ts';
import { wordsOf } from './markdown.model.ts';
import type { Prose, Sentence } from './prose.model.ts';

const longSentence = 25;
const longParagraph = 150;
const averageSentence = 20;
const sharesOfLong = { fine: 0.2, bad: 0.35 } as const;

const says = (id: string, grade: Grade, text: string, place: string): Finding => ({
  id,
  grade,
  text,
  target: { kind: 'text', text: place },
});

const longest = (sentences: readonly Sentence[]): Sentence | undefined =>
  sentences.reduce<Sentence | undefined>(
    (best, sentence) => (!best || sentence.words > best.words ? sentence : best),
    undefined,
  );

const sentenceLength = ({ sentences }: Prose): Finding => {
  const long = sentences.filter(({ words }) => words > longSentence).length;
  const share = long / sentences.length;
  const place = longest(sentences)?.text ?? '';
  if (share <= sharesOfLong.fine) return says('sentences', 'good', 'Most sentences are short.', place);
  return says(
    'sentences',
    share > sharesOfLong.bad ? 'problem' : 'improve',
    `${long} of ${sentences.length} sentences have more than ${longSentence} words. Split the longest.`,
    place,
  );
};

const average = ({ sentences }: Prose): Finding => {
  const mean = Math.round(sentences.reduce((sum, { words }) => sum + words, 0) / sentences.length);
  return mean <= averageSentence
    ? says('average', 'good', `A sentence has ${mean} words on average.`, '')
    : says('average', 'improve', `A sentence has ${mean} words on average. Aim for ${averageSentence}.`, '');
};

const paragraphLength = ({ paragraphs }: Prose): Finding => {
  const long = paragraphs.filter(({ text }) => wordsOf(text).length > longParagraph);
  const first = long[0];
  return first
    ? says(
        'paragraphs',
        'improve',
        `${long.length} ${long.length === 1 ? 'paragraph has' : 'paragraphs have'} more than ${longParagraph} words. Divide it.`,
        first.text,
      )
    : says('paragraphs', 'good', 'Paragraphs are of a readable size.', '');
};

const firstWord = ({ text }: Sentence): string => (wordsOf(text)[0] ?? '').toLowerCase();

const beginnings = ({ sentences }: Prose): Finding => {
  const third = sentences.find(
    (sentence, index) =>
      index > 1 &&
      [1, 2].every((back) => {
        const before = sentences[index - back];
        return before !== undefined && firstWord(before) === firstWord(sentence);
      }),
  );
  return third
    ? says(
        'beginnings',
        'improve',
        `Three sentences in a row begin with “${firstWord(third)}”. Begin one differently.`,
        third.text,
      )
    : says('beginnings', 'good', 'Sentences begin in different ways.', '');
};

/** How easily the text reads; nothing to say about a text without sentences. */
export const readabilityFindings = (read: Prose): Finding[] =>
  read.sentences.length === 0
    ? []
    : [sentenceLength(read), average(read), paragraphLength(read), beginnings(read)];
