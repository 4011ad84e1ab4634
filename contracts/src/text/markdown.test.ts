import { countMarkdownWords, readBlocks, toPlainText } from './markdown.ts';

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
    ['| --- | :-: |', []],
    ['---', []],
    ['One\n===', [{ kind: 'paragraph', level: 0, text: 'One' }]],
    ['a | b\n--|--\nc | d', [{ kind: 'paragraph', level: 0, text: 'a b c d' }]],
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
    expect(
      readBlocks('A **bold** `word`, [a link](https://a.example) ![an image](b.png)~~end~~ \\*'),
    ).toEqual([{ kind: 'paragraph', level: 0, text: 'A bold word, a link end' }]);
  });
});

it.each([
  ['## Two words\n\n- and **three** more', 5],
  ['1. First\n2. Second', 2],
  ['The [guide](https://roses.example/pruning-guide) names them.', 4],
  ['![two roses](/uploads/two-roses.webp)', 0],
  ['<p class="lead">Roses</p>', 1],
  ['3 < 4 and 5 > 4', 5],
  ['| Rose | Month |\n| --- | --- |\n| Ayrshire | July |', 4],
  ['```\nconst code = 1;\n```', 0],
  ['', 0],
])('counts the words of %j as %i', (markdown, words) => {
  expect(countMarkdownWords(markdown)).toBe(words);
});

it.each([
  ['# A heading\n\n> said *it* with `code`', 'A heading said it with code'],
  ['- one\n- two\n1. three', 'one two three'],
  ['See [the guide](https://example.com/a) now', 'See the guide now'],
  ['![A rose](rose.jpg) blooms', 'blooms'],
  ['[![badge](a.svg)](b) text', 'text'],
  ['before\n```js\nlet a;\n```\nafter', 'before after'],
  ['before\n```js\nlet a;', 'before'],
  ['before\n\n---\n\nafter', 'before after'],
  ['<b class=x>Bold</b> *words*', 'Bold words'],
  ['1 < 2 and [no link] and ![no image', '1 < 2 and [no link] and ![no image'],
  ['[a] and [b](c) and ) d', '[a] and b and ) d'],
  ['Q&amp;A in _snake_case_name_ at 20~25 &deg;', 'Q&A in snake_case_name at 20~25 &deg;'],
  ['an <a href=x without an end', 'an <a href=x without an end'],
])('makes plain text of %j', (markdown, text) => {
  expect(toPlainText(markdown)).toBe(text);
});

it.each([
  ...['![', '[](', '![a](', '<a', '# ', '`', '1.', '*', '[', ']('],
  ...['```', '\n', ' ', '[]', '*_', '1', '|', '-'],
])('reads 200,000 characters of %j in linear time', (hostile) => {
  const text = hostile.repeat(200_000 / hostile.length);
  const started = process.cpuUsage();
  for (const markdown of [`${text}\u2028`, `# ${text})`]) readBlocks(markdown);
  expect(process.cpuUsage(started).user).toBeLessThan(2_000_000);
});
