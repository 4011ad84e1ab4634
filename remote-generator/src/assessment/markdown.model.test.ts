import { readBlocks, readImages, readLinks, splitSentences, splitWords } from './markdown.model.ts';

describe('blocks of a Markdown text', () => {
  it.each([
    ['# One', [{ kind: 'heading', level: 1, text: 'One' }]],
    ['###### Six', [{ kind: 'heading', level: 6, text: 'Six' }]],
    ['####### Seven', [{ kind: 'paragraph', level: 0, text: '####### Seven' }]],
    ['#tag', [{ kind: 'paragraph', level: 0, text: '#tag' }]],
    ['Not a # heading', [{ kind: 'paragraph', level: 0, text: 'Not a # heading' }]],
    ['- item', [{ kind: 'item', level: 0, text: 'item' }]],
    ['  *   item', [{ kind: 'item', level: 0, text: 'item' }]],
    ['+ item', [{ kind: 'item', level: 0, text: 'item' }]],
    ['12. item', [{ kind: 'item', level: 0, text: 'item' }]],
    ['1) item', [{ kind: 'item', level: 0, text: 'item' }]],
    ['1.5 metres - about', [{ kind: 'paragraph', level: 0, text: '1.5 metres - about' }]],
    ['-5 degrees', [{ kind: 'paragraph', level: 0, text: '-5 degrees' }]],
    ['>quote', [{ kind: 'quote', level: 0, text: 'quote' }]],
    ['  > quote', [{ kind: 'quote', level: 0, text: 'quote' }]],
    ['3 > 2', [{ kind: 'paragraph', level: 0, text: '3 > 2' }]],
    [' | a | b |', [{ kind: 'table', level: 0, text: 'a b' }]],
    ['a | b', [{ kind: 'paragraph', level: 0, text: 'a b' }]],
    ['-  ', []],
  ])('%j', (markdown, blocks) => {
    expect(readBlocks(markdown)).toEqual(blocks);
  });

  it('joins the lines of a paragraph, which ends at an empty line and at any other block', () => {
    expect(readBlocks('one\ntwo\n  \nthree\n- four\nfive').map(({ text }) => text)).toEqual([
      'one two',
      'three',
      'four',
      'five',
    ]);
  });

  it.each(['```', '~~~', '  ```ts'])('reads what %j fences as one empty block', (fence) => {
    expect(readBlocks(`before\n${fence}\n# code\n\nmore\n${fence}\nafter`)).toEqual([
      { kind: 'paragraph', level: 0, text: 'before' },
      { kind: 'code', level: 0, text: '' },
      { kind: 'paragraph', level: 0, text: 'after' },
    ]);
  });

  it('keeps the words of links and emphasis and drops images', () => {
    expect(readBlocks('A **bold** `word`, [a link](https://a.example) ![an image](b.png)~end~ \\*')).toEqual([
      { kind: 'paragraph', level: 0, text: 'A bold word, a link end' },
    ]);
  });
});

describe('images and links of a Markdown text', () => {
  it('reads every image with its alt text and without its title', () => {
    expect(readImages('![a b](https://a.example/1.png "title") text ![](2.png) ![c]()')).toEqual([
      { alt: 'a b', source: 'https://a.example/1.png' },
      { alt: '', source: '2.png' },
      { alt: 'c', source: '' },
    ]);
  });

  it('reads every link, without images and without links to nowhere', () => {
    expect(readLinks('[a b](/a "title") ![i](i.png) [](https://b.example) [c]()')).toEqual([
      '/a',
      'https://b.example',
    ]);
  });
});

it('counts a word with an apostrophe or a hyphen as one', () => {
  expect(splitWords("Don't cut - long-term ’canes’ in 2026…")).toEqual([
    "Don't",
    'cut',
    'long-term',
    'canes',
    'in',
    '2026',
  ]);
  expect(splitWords('– …')).toEqual([]);
});

it('ends a sentence at its mark before a space', () => {
  expect(splitSentences(' One.  Two!\nThree? Four… Version 1.5 stays. ')).toEqual([
    'One.',
    'Two!',
    'Three?',
    'Four…',
    'Version 1.5 stays.',
  ]);
  expect(splitSentences('  ')).toEqual([]);
});
