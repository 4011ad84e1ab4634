import { assess, muteFindings } from './assessment.model.ts';
import type { AssessedText, Finding } from './finding.model.ts';
import { containsKeyword, splitByKeyword, countOccurrences } from './keyword.model.ts';
import { readBlocks } from '@rankwright/contracts/markdown';
import { readLinks, readImages } from './markdown.model.ts';

const createWords = (words: number): string =>
  Array.from({ length: words }, (_, index) => `word${index}`).join(' ');
const good: AssessedText = {
  title: 'Rose pruning for hobby gardeners',
  content: [
    'Rose pruning begins with the dead wood. It ends with a plant open to light.',
    '## Why rose pruning matters',
    `${createWords(15)}. Then rest. ${createWords(14)}. A pause helps. [Read on](https://roses.example).`,
    '## Tools',
    `Take pruning shears. ${createWords(18)}. Clean them. ${createWords(17)}.`,
    '## Rose pruning, step by step',
    Array.from({ length: 14 }, (_, index) => `Step${index} asks for ${createWords(14)}.`).join(' '),
  ].join('\n\n'),
  metaTitle: '',
  metaDescription:
    'Rose pruning without fear: when to cut, which shears to take and how far to go, for people who love their roses.',
  slug: 'rose-pruning',
  primaryKeyword: 'rose pruning',
  secondaryKeywords: ['pruning shears'],
};
const findFinding = (text: Partial<AssessedText>, id: string): Finding | undefined => {
  const { seo, readability } = assess({ ...good, ...text });
  return [...seo.findings, ...readability.findings].find((found) => found.id === id);
};

describe('assess', () => {
  it('returns the same assessment for the same text', () => {
    expect(assess(good)).toEqual(assess(structuredClone(good)));
  });

  it('reports no problems in a good text', () => {
    const { seo } = assess(good);
    expect(seo.findings.filter(({ grade }) => grade === 'problem')).toEqual([]);
  });

  it('lists problems first', () => {
    const { findings } = assess({ ...good, metaDescription: '', slug: '' }).seo;
    expect(findings[0]?.grade).toBe('problem');
    expect(findings.at(-1)?.grade).toBe('good');
  });

  it.each([
    [
      { metaDescription: '' },
      'description',
      'Write a meta description',
      { kind: 'field', field: 'metaDescription' },
    ],
    [{ slug: '' }, 'slug', 'Add a URL slug', { kind: 'field', field: 'slug' }],
    [{ title: 'Roses' }, 'title-length', 'Lengthen the title', { kind: 'field', field: 'title' }],
    [
      { metaTitle: 'r'.repeat(70) },
      'title-length',
      'Shorten the title by 10',
      { kind: 'field', field: 'metaTitle' },
    ],
    [
      { content: 'Tulips first.' },
      'opening',
      'in the first paragraph',
      { kind: 'text', text: 'Tulips first.' },
    ],
    [{ content: 'Few words.' }, 'length', 'Write at least 300 words', { kind: 'text', text: '' }],
    [
      { content: '![](https://a.example/b.png)' },
      'images',
      'Add alt text to 1 of 1 images',
      { kind: 'text', text: '' },
    ],
    [
      { content: 'One.\n\n## Two\n\n#### Four\n\nText.' },
      'structure',
      'skips a level',
      { kind: 'text', text: 'Four' },
    ],
  ] as const)('%j: suggests a fix and its target (%s)', (change, id, words, target) => {
    const found = findFinding(change, id);
    expect(found?.text).toContain(words);
    expect(found?.target).toEqual(target);
    expect(found?.grade).not.toBe('good');
  });

  it('targets the longest sentence when there are too many long ones', () => {
    const long = `Long ${createWords(40)} end.`;
    const found = findFinding({ content: `${long} Another ${createWords(30)}.` }, 'sentences');
    expect(found?.grade).toBe('problem');
    expect(found?.target).toEqual({ kind: 'text', text: long });
  });

  it('targets the third sentence in a row that starts with the same word', () => {
    const found = findFinding({ content: 'We cut. We wait. We water.' }, 'beginnings');
    expect(found?.target).toEqual({ kind: 'text', text: 'We water.' });
  });

  it('scores the share of good findings; what could be improved counts half', () => {
    // Good: average, paragraphs, beginnings. To improve: 7 of 20 sentences are long.
    const short = Array.from({ length: 13 }, (_, index) => `Short${index} one.`).join(' ');
    const long = Array.from({ length: 7 }, (_, index) => `Long${index} ${createWords(25)}.`).join('\n\n');
    expect(assess({ ...good, content: `${short}\n\n${long}` }).readability.score).toBe(88);
  });

  it('scores 0 without anything to judge, and counts the words', () => {
    expect(assess({ ...good, content: '' })).toMatchObject({
      readability: { score: 0, findings: [] },
      words: 0,
    });
    expect(assess({ ...good, content: '## Two words\n\n- and three more\n\n```\ncode\n```' }).words).toBe(5);
  });

  it('scores what is not muted, and nothing when all is', () => {
    const { readability } = assess({ ...good, content: `We ${createWords(40)}. We cut. We wait.` });
    const grades = readability.findings.map(({ id, grade }) => [id, grade]);
    expect(grades).toEqual([
      ['sentences', 'improve'],
      ['beginnings', 'improve'],
      ['average', 'good'],
      ['paragraphs', 'good'],
    ]);
    expect(muteFindings(readability, []).score).toBe(75);
    expect(muteFindings(readability, ['beginnings', 'sentences'])).toMatchObject({
      score: 100,
      findings: [{ id: 'average' }, { id: 'paragraphs' }],
    });
    expect(
      muteFindings(
        readability,
        grades.map(([id]) => id ?? ''),
      ),
    ).toEqual({ score: null, findings: [] });
  });

  it('skips keyword checks when there is no keyword', () => {
    expect(findFinding({ primaryKeyword: '', secondaryKeywords: [] }, 'density')).toBeUndefined();
  });
});

describe('keyword matching', () => {
  it('counts whole words, ignoring case and whitespace', () => {
    expect(countOccurrences('Rose  Pruning, rose pruning; primrose pruning', 'rose pruning')).toBe(2);
    expect(containsKeyword('C++ for roses', 'c++')).toBe(true);
    expect(countOccurrences('anything', '  ')).toBe(0);
    expect(countOccurrences('roses, 2roses, ürose, rose', 'rose')).toBe(1);
    expect(containsKeyword('a rose.', ' rose ')).toBe(true);
    expect(containsKeyword('a2b', 'a.b')).toBe(false);
    expect(countOccurrences('今年の玫瑰修剪と玫瑰修剪の道具', '玫瑰修剪')).toBe(2);
    expect(containsKeyword('हिन्दीमें', 'हिन्दी')).toBe(false);
  });

  it('splits a text into pieces with and without the keyword', () => {
    expect(splitByKeyword('On rose pruning.', 'rose pruning')).toEqual([
      { text: 'On ', hit: false },
      { text: 'rose pruning', hit: true },
      { text: '.', hit: false },
    ]);
    expect(splitByKeyword('Rose rose', 'rose')).toEqual([
      { text: 'Rose', hit: true },
      { text: ' ', hit: false },
      { text: 'rose', hit: true },
    ]);
    expect(splitByKeyword('On tulips', 'rose')).toEqual([{ text: 'On tulips', hit: false }]);
    expect(splitByKeyword('On tulips', ' ')).toEqual([{ text: 'On tulips', hit: false }]);
  });
});

describe('parsing Markdown', () => {
  it('recognizes headings, paragraphs, list items, quotes, tables and code', () => {
    const kinds = readBlocks('# A\n\nB\nb\n\n- c\n> d\n\n| e |\n\n```\n# f\n```\n').map(({ kind }) => kind);
    expect(kinds).toEqual(['heading', 'paragraph', 'item', 'quote', 'table', 'code']);
  });

  it('distinguishes links from images', () => {
    const text = '[a](https://a.example) ![b](https://b.example/x.png "t")';
    expect(readLinks(text)).toEqual(['https://a.example']);
    expect(readImages(text)).toEqual([{ alt: 'b', source: 'https://b.example/x.png' }]);
  });
});
