import { assess, type AssessedText, type Finding } from './assessment.model.ts';
import { contains, marked, occurrences } from './keyword.model.ts';
import { readBlocks, readLinks, readPictures } from './markdown.model.ts';
import { slugOf } from './searchResult.model.ts';

const filler = (words: number): string =>
  Array.from({ length: words }, (_, index) => `word${index}`).join(' ');
const good: AssessedText = {
  title: 'Rose pruning for hobby gardeners',
  content: [
    'Rose pruning begins with the dead wood. It ends with a plant open to light.',
    '## Why rose pruning matters',
    `${filler(15)}. Then rest. ${filler(14)}. A pause helps. [Read on](https://roses.example).`,
    '## Tools',
    `Take pruning shears. ${filler(18)}. Clean them. ${filler(17)}.`,
    '## Rose pruning, step by step',
    Array.from({ length: 14 }, (_, index) => `Step${index} asks for ${filler(14)}.`).join(' '),
  ].join('\n\n'),
  metaTitle: '',
  metaDescription:
    'Rose pruning without fear: when to cut, which shears to take and how far to go, for people who love their roses.',
  slug: 'rose-pruning',
  primaryKeyword: 'rose pruning',
  secondaryKeywords: ['pruning shears'],
};
const finding = (text: Partial<AssessedText>, id: string): Finding | undefined => {
  const { seo, readability } = assess({ ...good, ...text });
  return [...seo.findings, ...readability.findings].find((found) => found.id === id);
};

describe('the assessment', () => {
  it('gives the same text the same answer', () => {
    expect(assess(good)).toEqual(assess(structuredClone(good)));
  });

  it('finds nothing to mend in a good text', () => {
    const { seo } = assess(good);
    expect(seo.findings.filter(({ grade }) => grade === 'problem')).toEqual([]);
  });

  it('puts what has to be mended first', () => {
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
    [{ slug: '' }, 'slug', 'Give the article an address', { kind: 'field', field: 'slug' }],
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
      'pictures',
      'Describe 1 of 1 images',
      { kind: 'text', text: '' },
    ],
    [
      { content: 'One.\n\n## Two\n\n#### Four\n\nText.' },
      'structure',
      'skips a level',
      { kind: 'text', text: 'Four' },
    ],
  ] as const)('%j: says what to do and where (%s)', (change, id, words, target) => {
    const found = finding(change, id);
    expect(found?.text).toContain(words);
    expect(found?.target).toEqual(target);
    expect(found?.grade).not.toBe('good');
  });

  it('points at the longest of too many long sentences', () => {
    const long = `Long ${filler(40)} end.`;
    const found = finding({ content: `${long} Another ${filler(30)}.` }, 'sentences');
    expect(found?.grade).toBe('problem');
    expect(found?.target).toEqual({ kind: 'text', text: long });
  });

  it('points at the third sentence that begins alike', () => {
    const found = finding({ content: 'We cut. We wait. We water.' }, 'beginnings');
    expect(found?.target).toEqual({ kind: 'text', text: 'We water.' });
  });

  it('says nothing of keywords while there is none', () => {
    expect(finding({ primaryKeyword: '', secondaryKeywords: [] }, 'density')).toBeUndefined();
  });
});

describe('keywords', () => {
  it('count as whole words, whatever the case and the spaces', () => {
    expect(occurrences('Rose  Pruning, rose pruning; primrose pruning', 'rose pruning')).toBe(2);
    expect(contains('C++ for roses', 'c++')).toBe(true);
    expect(occurrences('anything', '  ')).toBe(0);
  });

  it('are marked piece by piece', () => {
    expect(marked('On rose pruning.', 'rose pruning')).toEqual([
      { text: 'On ', hit: false },
      { text: 'rose pruning', hit: true },
      { text: '.', hit: false },
    ]);
  });
});

describe('reading Markdown', () => {
  it('tells headings, paragraphs, items, quotes, tables and code apart', () => {
    const kinds = readBlocks('# A\n\nB\nb\n\n- c\n> d\n\n| e |\n\n```\n# f\n```\n').map(({ kind }) => kind);
    expect(kinds).toEqual(['heading', 'paragraph', 'item', 'quote', 'table', 'code']);
  });

  it('tells links from pictures', () => {
    const text = '[a](https://a.example) ![b](https://b.example/x.png "t")';
    expect(readLinks(text)).toEqual(['https://a.example']);
    expect(readPictures(text)).toEqual([{ alt: 'b', source: 'https://b.example/x.png' }]);
  });

  it('makes an address of a title', () => {
    expect(slugOf('Étude: Roses & Thorns!')).toBe('etude-roses-thorns');
  });
});
