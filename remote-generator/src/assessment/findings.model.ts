import type { AssessedText, Finding, Grade, Target } from './assessment.model.ts';
import { contains, occurrences } from './keyword.model.ts';
import { wordsOf } from './markdown.model.ts';
import type { Prose } from './prose.model.ts';
import { slugFinding, metaFindings } from './searchResult.model.ts';

/** Words between two headings before a reader gets lost. */
const wordsPerHeading = 300;
const keywordShare = { low: 0.5, high: 2.5 } as const;
const fewWords = 300;

const inText = (text = ''): Target => ({ kind: 'text', text });
const finding = (id: string, grade: Grade, text: string, target: Target): Finding => ({
  id,
  grade,
  text,
  target,
});

const opening = ({ primaryKeyword }: AssessedText, { paragraphs }: Prose): Finding => {
  const first = paragraphs[0]?.text ?? '';
  return contains(first, primaryKeyword)
    ? finding('opening', 'good', 'The first paragraph names the keyword.', inText(first))
    : finding('opening', 'problem', `Name “${primaryKeyword}” in the first paragraph.`, inText(first));
};

const headingKeyword = ({ primaryKeyword }: AssessedText, { headings }: Prose): Finding => {
  const found = headings.find(({ text }) => contains(text, primaryKeyword));
  if (found) return finding('heading', 'good', 'A heading names the keyword.', inText(found.text));
  return finding(
    'heading',
    'improve',
    `Use “${primaryKeyword}” in one heading.`,
    inText(headings[0]?.text ?? ''),
  );
};

const density = ({ primaryKeyword }: AssessedText, { flat, words }: Prose): Finding => {
  const count = occurrences(flat, primaryKeyword);
  const share = words === 0 ? 0 : (100 * count * wordsOf(primaryKeyword).length) / words;
  const said = `“${primaryKeyword}” appears ${count} ${count === 1 ? 'time' : 'times'} in ${words} words`;
  if (share < keywordShare.low)
    return finding('density', 'improve', `${said}. Use it a little more often.`, inText(''));
  return share > keywordShare.high
    ? finding('density', 'problem', `${said}. Replace some with other words.`, inText(primaryKeyword))
    : finding('density', 'good', `${said}: a natural amount.`, inText(primaryKeyword));
};

const secondary = ({ secondaryKeywords }: AssessedText, { flat }: Prose): Finding[] => {
  if (secondaryKeywords.length === 0) return [];
  const missing = secondaryKeywords.filter((keyword) => !contains(flat, keyword));
  return [
    missing.length === 0
      ? finding('secondary', 'good', 'Every secondary keyword is used.', inText(''))
      : finding('secondary', 'improve', `Use these too: ${missing.join(', ')}.`, inText('')),
  ];
};

const length = ({ words }: Prose): Finding =>
  words >= fewWords
    ? finding('length', 'good', `${words} words: enough to answer the question.`, inText(''))
    : finding('length', 'problem', `Write at least ${fewWords} words; now it is ${words}.`, inText(''));

const links = ({ links: addresses }: Prose): Finding =>
  addresses.length > 0
    ? finding(
        'links',
        'good',
        `The text has ${addresses.length} link${addresses.length === 1 ? '' : 's'}.`,
        inText(''),
      )
    : finding('links', 'improve', 'Link to a page of your own or to a source you trust.', inText(''));

const pictures = ({ pictures: all }: Prose): Finding[] => {
  if (all.length === 0) return [];
  const mute = all.filter(({ alt }) => alt.trim() === '');
  return [
    mute.length === 0
      ? finding('pictures', 'good', 'Every image has an alternative text.', inText(''))
      : finding(
          'pictures',
          'problem',
          `Describe ${mute.length} of ${all.length} images in words.`,
          inText(''),
        ),
  ];
};

const structure = ({ headings, words }: Prose): Finding => {
  const wanted = Math.floor(words / wordsPerHeading);
  const jump = headings.find(({ level }, index) => level - (headings[index - 1]?.level ?? level) > 1);
  if (jump)
    return finding(
      'structure',
      'improve',
      'This heading skips a level. Make it one level higher.',
      inText(jump.text),
    );
  return headings.length >= wanted
    ? finding('structure', 'good', 'Headings divide the text well.', inText(headings[0]?.text ?? ''))
    : finding('structure', 'improve', `Add a heading about every ${wordsPerHeading} words.`, inText(''));
};

/** What a search engine's reader would miss. Keyword checks wait until there is a keyword. */
export const findings = (text: AssessedText, read: Prose): Finding[] => [
  ...metaFindings(text),
  slugFinding(text),
  ...(text.primaryKeyword.trim()
    ? [opening(text, read), headingKeyword(text, read), density(text, read)]
    : []),
  ...secondary(text, read),
  length(read),
  structure(read),
  links(read),
  ...pictures(read),
];
