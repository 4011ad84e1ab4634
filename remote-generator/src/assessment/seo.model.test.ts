import type { AssessedText, Finding } from './finding.model.ts';
import { parseProse } from './prose.model.ts';
import { listSeoFindings } from './seo.model.ts';

const text: AssessedText = {
  title: '',
  content: '',
  metaTitle: '',
  metaDescription: '',
  slug: '',
  primaryKeyword: 'rose pruning',
  secondaryKeywords: [],
};
const createWords = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');
const list = (content: string, change: Partial<AssessedText> = {}): Finding[] =>
  listSeoFindings({ ...text, ...change, content }, parseProse(content));
const find = (id: string, content: string, change?: Partial<AssessedText>): Finding | undefined =>
  list(content, change).find((found) => found.id === id);
const createFinding = (id: string, [grade, words, place]: readonly [string, string, string]) => ({
  id,
  grade,
  text: words,
  target: { kind: 'text', text: place },
});

it('lists what it checks in the order of the page', () => {
  const content = 'Text ![a](a.png)';
  const whole = ['title-keyword', 'title-length', 'description', 'slug', 'opening', 'heading', 'density'];
  const rest = ['length', 'structure', 'links', 'images'];
  expect(list(content, { secondaryKeywords: ['shears'] }).map(({ id }) => id)).toEqual([
    ...whole,
    'secondary',
    ...rest,
  ]);
  expect(list(content, { primaryKeyword: ' ' }).map(({ id }) => id)).toEqual([
    'title-length',
    'description',
    'slug',
    ...rest,
  ]);
});

it.each([
  ['Rose pruning first.\n\nMore.', ['good', 'The first paragraph uses the keyword.', 'Rose pruning first.']],
  ['More.\n\nRose pruning.', ['problem', 'Use “rose pruning” in the first paragraph.', 'More.']],
  ['## Rose pruning', ['problem', 'Use “rose pruning” in the first paragraph.', '']],
] as const)('looks for the keyword in the opening of %j', (content, expected) => {
  expect(find('opening', content)).toEqual(createFinding('opening', expected));
});

it.each([
  ['## Tools\n\n## On rose pruning', ['good', 'A heading uses the keyword.', 'On rose pruning']],
  ['## Tools\n\nRose pruning.', ['improve', 'Use “rose pruning” in one heading.', 'Tools']],
  ['Rose pruning.', ['improve', 'Use “rose pruning” in one heading.', '']],
] as const)('looks for the keyword in the headings of %j', (content, expected) => {
  expect(find('heading', content)).toEqual(createFinding('heading', expected));
});

describe('keyword density', () => {
  /** A text of so many words in which the keyword, two words, stands so often. */
  const createText = (count: number, words: number): string =>
    `${'rose pruning '.repeat(count)}${createWords(words - 2 * count)}`;
  const few = 'Use it a little more often.';
  const many = 'Replace some with synonyms.';

  it.each([
    [0, 100, ['improve', `“rose pruning” appears 0 times in 100 words. ${few}`, '']],
    [1, 401, ['improve', `“rose pruning” appears 1 time in 401 words. ${few}`, '']],
    [1, 400, ['good', '“rose pruning” appears 1 time in 400 words: a natural amount.', 'rose pruning']],
    [5, 400, ['good', '“rose pruning” appears 5 times in 400 words: a natural amount.', 'rose pruning']],
    [5, 399, ['problem', `“rose pruning” appears 5 times in 399 words. ${many}`, 'rose pruning']],
  ] as const)('%i times in %i words', (count, words, expected) => {
    expect(find('density', createText(count, words))).toEqual(createFinding('density', expected));
  });

  it('is nothing in an empty text', () => {
    expect(find('density', '')).toMatchObject({ grade: 'improve' });
  });
});

it.each([
  ['Shears and gloves.', ['good', 'Every secondary keyword is used.', '']],
  ['Shears alone.', ['improve', 'Use these too: gloves.', '']],
  ['Nothing.', ['improve', 'Use these too: shears, gloves.', '']],
] as const)('looks for the secondary keywords in %j', (content, expected) => {
  expect(find('secondary', content, { secondaryKeywords: ['shears', 'gloves'] })).toEqual(
    createFinding('secondary', expected),
  );
});

it.each([
  [299, ['problem', 'Write at least 300 words. The article has 299.', '']],
  [300, ['good', 'The article is long enough: 300 words.', '']],
] as const)('judges a length of %i words', (words, expected) => {
  expect(find('length', createWords(words))).toEqual(createFinding('length', expected));
});

it.each([
  ['No link.', ['improve', 'Add a link to one of your own pages or to a trusted source.', '']],
  ['[a](https://a.example)', ['good', 'The article has 1 link.', '']],
  ['[a](https://a.example) [b](/b)', ['good', 'The article has 2 links.', '']],
] as const)('counts the links of %j', (content, expected) => {
  expect(find('links', content)).toEqual(createFinding('links', expected));
});

it.each([
  ['![Rose](a.png) ![ ](b.png) ![](c.png)', ['problem', 'Add alt text to 2 of 3 images.', '']],
  ['![Rose](a.png)', ['good', 'Every image has alt text.', '']],
] as const)('reads the alt texts of %j', (content, expected) => {
  expect(find('images', content)).toEqual(createFinding('images', expected));
});

it('says nothing of images where there are none', () => {
  expect(find('images', 'No image.')).toBeUndefined();
});

describe('structure', () => {
  const skips = 'This heading skips a level. Make it one level higher.';

  it.each([
    ['no headings in 299 words', createWords(299), ['good', 'The article has enough headings.', '']],
    ['no headings in 300 words', createWords(300), ['improve', 'Add a heading about every 300 words.', '']],
    [
      'one heading for 599 words',
      `### Tools\n\n${createWords(580)}`,
      ['good', 'The article has enough headings.', 'Tools'],
    ],
    ['a step down', '## One\n\n### Two', ['good', 'The article has enough headings.', 'One']],
    ['steps up', '### One\n\n# Two', ['good', 'The article has enough headings.', 'One']],
    ['two steps down', '## One\n\n## Two\n\n#### Three', ['improve', skips, 'Three']],
  ] as const)('%s', (_, content, expected) => {
    expect(find('structure', content)).toEqual(createFinding('structure', expected));
  });
});
