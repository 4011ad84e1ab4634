import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { validateRicos } from '@rankwright/testing/fakes/wix/validateRicos';
import { markdownToTree } from '../../markdown/html.ts';
import type { RicosNode } from '@rankwright/platforms/wix/ricos.model';
import { listImageUrls, toRicos } from '@rankwright/platforms/wix/toRicos';
import { createWixSlug } from '@rankwright/platforms/wix/wixPosts';

const getText = (node: RicosNode): string =>
  node.type === 'TEXT' ? (node.textData as { text: string }).text : node.nodes.map(getText).join('');
const convertToBlocks = async (
  markdown: string,
  images = new Map<string, { id: string; width: number; height: number }>(),
) => {
  const document = toRicos(await markdownToTree(markdown), images);
  assert.equal(validateRicos(document), null);
  return document.nodes.filter(({ type, nodes }) => type !== 'PARAGRAPH' || nodes.length > 0);
};
const summarizeBlocks = async (markdown: string) =>
  (await convertToBlocks(markdown)).map((node) => `${node.type} ${getText(node)}`);

describe('toRicos', () => {
  it('converts headings, paragraphs, quotes, rules and code', async () => {
    assert.deepEqual(
      await summarizeBlocks('# A\n\ntext\nmore\n\n> said\n\n---\n\n```js\nlet a;\nlet b;\n```'),
      ['HEADING A', 'PARAGRAPH text more', 'BLOCKQUOTE said', 'DIVIDER ', 'CODE_BLOCK let a;\nlet b;'],
    );
  });

  it('nests a list below the text of its item', async () => {
    const [list] = await convertToBlocks('1. one\n   - inner\n2. two\n\n   second paragraph');
    assert.equal(list?.type, 'ORDERED_LIST');
    const [first, second] = list.nodes;
    assert.deepEqual(
      first?.nodes.map(({ type }) => type),
      ['PARAGRAPH', 'BULLETED_LIST'],
    );
    assert.deepEqual(second?.nodes.map(getText), ['two', 'second paragraph']);
  });

  it('converts formatting and links to decorations and removes javascript: links', async () => {
    const [paragraph] = await convertToBlocks(
      '**bold *both*** and [link](https://example.com) and [bad](javascript:alert)',
    );
    const decorations = paragraph?.nodes.map((node) =>
      (node.textData as { decorations: { type: string }[] }).decorations.map(({ type }) => type),
    );
    assert.deepEqual(decorations, [['BOLD'], ['BOLD', 'ITALIC'], [], ['LINK'], [], []]);
    assert.doesNotMatch(JSON.stringify(paragraph), /javascript/);
  });

  it('converts tables with bold header cells', async () => {
    const [table] = await convertToBlocks('| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |');
    assert.equal(table?.type, 'TABLE');
    assert.deepEqual(
      table.nodes.map((row) => row.nodes.map(getText)),
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
      ],
    );
  });

  it('converts images in the media library and leaves out others', async () => {
    const markdown =
      'before ![A rose](https://example.com/rose.png) after\n\n![Gone](https://example.com/gone.png)';
    assert.deepEqual(listImageUrls(await markdownToTree(markdown)), [
      'https://example.com/rose.png',
      'https://example.com/gone.png',
    ]);
    const images = new Map([['https://example.com/rose.png', { id: 'media_1.png', width: 4, height: 3 }]]);
    assert.deepEqual(
      (await convertToBlocks(markdown, images)).map(({ type }) => type),
      ['PARAGRAPH', 'IMAGE', 'PARAGRAPH'],
    );
  });

  it('creates a valid document for any block inside a quote or list item', async () => {
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
        assert.equal(validateRicos(toRicos(await markdownToTree(outer + quoted))), null, outer + quoted);
      }
  });

  it('shortens a long slug but keeps its unique suffix', () => {
    const slug = createWixSlug(`${'ж'.repeat(60)}-0a1b2c3d`);
    assert.ok(encodeURIComponent(slug).length <= 100);
    assert.ok(slug.endsWith('-0a1b2c3d'));
    assert.equal(createWixSlug('short-0a1b2c3d'), 'short-0a1b2c3d');
  });
});
