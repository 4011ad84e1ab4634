import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ricosProblem } from '../../../doubles/wix/ricos.ts';
import type { RicosNode } from './ricos.model.ts';
import { picturesIn, toRicos } from './toRicos.ts';
import { wixSlug } from './wixPosts.ts';

const words = (node: RicosNode): string =>
  node.type === 'TEXT' ? (node.textData as { text: string }).text : node.nodes.map(words).join('');
const blocksOf = (
  markdown: string,
  pictures = new Map<string, { id: string; width: number; height: number }>(),
) => {
  const document = toRicos(markdown, pictures);
  assert.equal(ricosProblem(document), null);
  return document.nodes.filter(({ type, nodes }) => type !== 'PARAGRAPH' || nodes.length > 0);
};
const shape = (markdown: string) => blocksOf(markdown).map((node) => `${node.type} ${words(node)}`);

describe('Markdown for Wix', () => {
  it('keeps headings, paragraphs, quotes, rules and code', () => {
    assert.deepEqual(shape('# A\n\ntext\nmore\n\n> said\n\n---\n\n```js\nlet a;\nlet b;\n```'), [
      'HEADING A',
      'PARAGRAPH text more',
      'BLOCKQUOTE said',
      'DIVIDER ',
      'CODE_BLOCK let a;\nlet b;',
    ]);
  });

  it('nests lists below the words of their item', () => {
    const [list] = blocksOf('1. one\n   - inner\n2. two\n\n   second paragraph');
    assert.equal(list?.type, 'ORDERED_LIST');
    const [first, second] = list.nodes;
    assert.deepEqual(
      first?.nodes.map(({ type }) => type),
      ['PARAGRAPH', 'BULLETED_LIST'],
    );
    assert.deepEqual(second?.nodes.map(words), ['two', 'second paragraph']);
  });

  it('writes marks and links as decorations, and drops links that could run', () => {
    const [paragraph] = blocksOf(
      '**bold *both*** and [link](https://example.com) and [bad](javascript:alert)',
    );
    const decorations = paragraph?.nodes.map((node) =>
      (node.textData as { decorations: { type: string }[] }).decorations.map(({ type }) => type),
    );
    assert.deepEqual(decorations, [['BOLD'], ['BOLD', 'ITALIC'], [], ['LINK'], [], []]);
    assert.doesNotMatch(JSON.stringify(paragraph), /javascript/);
  });

  it('keeps tables, their head in bold', () => {
    const [table] = blocksOf('| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |');
    assert.equal(table?.type, 'TABLE');
    assert.deepEqual(
      table.nodes.map((row) => row.nodes.map(words)),
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
      ],
    );
  });

  it('shows a picture of the site’s media between its words, and leaves others out', () => {
    const markdown =
      'before ![A rose](https://example.com/rose.png) after\n\n![Gone](https://example.com/gone.png)';
    assert.deepEqual(picturesIn(markdown), ['https://example.com/rose.png', 'https://example.com/gone.png']);
    const pictures = new Map([['https://example.com/rose.png', { id: 'media_1.png', width: 4, height: 3 }]]);
    assert.deepEqual(
      blocksOf(markdown, pictures).map(({ type }) => type),
      ['PARAGRAPH', 'IMAGE', 'PARAGRAPH'],
    );
  });

  it('gives Wix nothing it refuses, whatever stands in a quote or an item', () => {
    for (const inner of [
      '# head',
      '- item',
      '```\ncode\n```',
      '| a |\n|---|\n| 1 |',
      '![x](https://example.com/x.png)',
      '- [x] done',
      'a  \nb',
    ])
      for (const outer of ['> ', '- ', '1. > ']) {
        const indented = inner.split('\n').join(`\n${' '.repeat(outer.length)}`);
        const quoted = outer.endsWith('> ')
          ? indented.replaceAll(`\n${' '.repeat(outer.length)}`, `\n${outer === '> ' ? '> ' : '   > '}`)
          : indented;
        assert.equal(ricosProblem(toRicos(outer + quoted)), null, outer + quoted);
      }
  });

  it('cuts a slug that is too long at its front, and keeps the end that makes it ours', () => {
    const slug = wixSlug(`${'ж'.repeat(60)}-0a1b2c3d`);
    assert.ok(encodeURIComponent(slug).length <= 100);
    assert.ok(slug.endsWith('-0a1b2c3d'));
    assert.equal(wixSlug('short-0a1b2c3d'), 'short-0a1b2c3d');
  });
});
