import type { AssessedText, Finding, Grade, Target } from './finding.model.ts';
import { containsKeyword, countOccurrences } from './keyword.model.ts';
import { splitWords } from '@rankwright/contracts/text';
import type { Prose } from './prose.model.ts';
import { checkSlug, listMetaFindings } from './searchResult.model.ts';

/** Expected number of words per heading. */
const wordsPerHeading = 300;
const keywordDensityRange = { low: 0.5, high: 2.5 } as const;
const minimumWords = 300;

const targetText = (text = ''): Target => ({ kind: 'text', text });
const createFinding = (id: string, grade: Grade, text: string, target: Target): Finding => ({
  id,
  grade,
  text,
  target,
});

const checkOpening = ({ primaryKeyword }: AssessedText, { paragraphs }: Prose): Finding => {
  const first = paragraphs[0]?.text ?? '';
  return containsKeyword(first, primaryKeyword)
    ? createFinding('opening', 'good', 'The first paragraph uses the keyword.', targetText(first))
    : createFinding(
        'opening',
        'problem',
        `Use “${primaryKeyword}” in the first paragraph.`,
        targetText(first),
      );
};

const checkHeadingKeyword = ({ primaryKeyword }: AssessedText, { headings }: Prose): Finding => {
  const found = headings.find(({ text }) => containsKeyword(text, primaryKeyword));
  if (found) return createFinding('heading', 'good', 'A heading uses the keyword.', targetText(found.text));
  return createFinding(
    'heading',
    'improve',
    `Use “${primaryKeyword}” in one heading.`,
    targetText(headings[0]?.text ?? ''),
  );
};

const checkDensity = ({ primaryKeyword }: AssessedText, { plainText, words }: Prose): Finding => {
  const count = countOccurrences(plainText, primaryKeyword);
  const share = words === 0 ? 0 : (100 * count * splitWords(primaryKeyword).length) / words;
  const summary = `“${primaryKeyword}” appears ${count} ${count === 1 ? 'time' : 'times'} in ${words} words`;
  if (share < keywordDensityRange.low)
    return createFinding('density', 'improve', `${summary}. Use it a little more often.`, targetText(''));
  return share > keywordDensityRange.high
    ? createFinding(
        'density',
        'problem',
        `${summary}. Replace some with synonyms.`,
        targetText(primaryKeyword),
      )
    : createFinding('density', 'good', `${summary}: a natural amount.`, targetText(primaryKeyword));
};

const checkSecondaryKeywords = ({ secondaryKeywords }: AssessedText, { plainText }: Prose): Finding[] => {
  if (secondaryKeywords.length === 0) return [];
  const missing = secondaryKeywords.filter((keyword) => !containsKeyword(plainText, keyword));
  return [
    missing.length === 0
      ? createFinding('secondary', 'good', 'Every secondary keyword is used.', targetText(''))
      : createFinding('secondary', 'improve', `Use these too: ${missing.join(', ')}.`, targetText('')),
  ];
};

const checkLength = ({ words }: Prose): Finding =>
  words >= minimumWords
    ? createFinding('length', 'good', `The article is long enough: ${words} words.`, targetText(''))
    : createFinding(
        'length',
        'problem',
        `Write at least ${minimumWords} words. The article has ${words}.`,
        targetText(''),
      );

const checkLinks = ({ links: addresses }: Prose): Finding =>
  addresses.length > 0
    ? createFinding(
        'links',
        'good',
        `The article has ${addresses.length} link${addresses.length === 1 ? '' : 's'}.`,
        targetText(''),
      )
    : createFinding(
        'links',
        'improve',
        'Add a link to one of your own pages or to a trusted source.',
        targetText(''),
      );

const checkImages = ({ images: all }: Prose): Finding[] => {
  if (all.length === 0) return [];
  const withoutAlt = all.filter(({ alt }) => alt.trim() === '');
  return [
    withoutAlt.length === 0
      ? createFinding('images', 'good', 'Every image has alt text.', targetText(''))
      : createFinding(
          'images',
          'problem',
          `Add alt text to ${withoutAlt.length} of ${all.length} images.`,
          targetText(''),
        ),
  ];
};

const checkStructure = ({ headings, words }: Prose): Finding => {
  const expectedHeadings = Math.floor(words / wordsPerHeading);
  const skippedHeading = headings.find(
    ({ level }, index) => level - (headings[index - 1]?.level ?? level) > 1,
  );
  if (skippedHeading)
    return createFinding(
      'structure',
      'improve',
      'This heading skips a level. Make it one level higher.',
      targetText(skippedHeading.text),
    );
  return headings.length >= expectedHeadings
    ? createFinding(
        'structure',
        'good',
        'The article has enough headings.',
        targetText(headings[0]?.text ?? ''),
      )
    : createFinding(
        'structure',
        'improve',
        `Add a heading about every ${wordsPerHeading} words.`,
        targetText(''),
      );
};

/** SEO findings. Keyword checks are skipped when there is no primary keyword. */
export const listSeoFindings = (text: AssessedText, parsed: Prose): Finding[] => [
  ...listMetaFindings(text),
  checkSlug(text),
  ...(text.primaryKeyword.trim()
    ? [checkOpening(text, parsed), checkHeadingKeyword(text, parsed), checkDensity(text, parsed)]
    : []),
  ...checkSecondaryKeywords(text, parsed),
  checkLength(parsed),
  checkStructure(parsed),
  checkLinks(parsed),
  ...checkImages(parsed),
];
