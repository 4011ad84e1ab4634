import { listImageUrls } from '@rankwright/platforms/wix/toRicos';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  create,
  tag,
  createTree,
  image,
  convert,
  text,
  paragraph,
  bold,
  italic,
  p,
  ul,
  ol,
  li,
  quote,
  div,
} from './ricosNodes.ts';

describe('blocks for Wix', () => {
  it('have levels as headings, with their breaks as spaces and no space after them', () => {
    for (const level of [1, 2, 6])
      assert.deepEqual(convert(tag(`h${level}`)('a', tag('br')(), 'b'), p('c')), [
        {
          type: 'HEADING',
          headingData: { level },
          nodes: [text('a'), text(' '), text('b')],
        },
        paragraph(text('c')),
      ]);
    for (const name of ['h7', 'xh1', 'h12'])
      assert.deepEqual(convert(tag(name)('a')), [paragraph(text('a'))]);
  });

  it('leave an image out of a heading', () => {
    assert.deepEqual(convert(tag('h2')('a', image)), [
      { type: 'HEADING', headingData: { level: 2 }, nodes: [text('a')] },
    ]);
  });

  it('keep code with its lines', () => {
    assert.deepEqual(convert(tag('pre')(tag('code')('let a;\n', tag('span')('let b;\n\n')))), [
      { type: 'CODE_BLOCK', codeBlockData: { textStyle: {} }, nodes: [text('let a;\nlet b;\n')] },
    ]);
    for (const empty of ['', '\n'])
      assert.deepEqual(convert(tag('pre')(empty, { type: 'comment', value: 'x' })), [
        { type: 'CODE_BLOCK', codeBlockData: { textStyle: {} } },
      ]);
  });

  it('have lines between them', () => {
    assert.deepEqual(convert(tag('hr')()), [
      { type: 'DIVIDER', dividerData: { lineStyle: 'SINGLE', width: 'LARGE', alignment: 'CENTER' } },
    ]);
  });

  it('are taken out of sections', () => {
    for (const name of ['section', 'div'])
      assert.deepEqual(convert(create(name, {}, 'x', tag('hr')(), p('a'))).slice(1), [
        paragraph(),
        paragraph(text('a')),
      ]);
  });

  it('are tables with bold head cells', () => {
    const cell = (...nodes: object[]) => ({
      type: 'TABLE_CELL',
      tableCellData: { cellStyle: { verticalAlignment: 'TOP' } },
      nodes: [paragraph(...nodes)],
    });
    const [tr, th, td] = [tag('tr'), tag('th'), tag('td')];
    const table = tag('table')(
      '\n',
      tag('caption')('x'),
      tag('thead')(tr(th('a'), th('b'), p('x'))),
      tag('tbody')('\n', tr('\n', td('1'), td(tag('em')('2'), tag('br')(), '3'), td())),
    );
    assert.deepEqual(convert(table), [
      {
        type: 'TABLE',
        tableData: {
          dimensions: {
            colsWidthRatio: [10, 10, 10],
            colsMinWidth: [120, 120, 120],
            rowsHeight: [47, 47],
          },
        },
        nodes: [
          { type: 'TABLE_ROW', nodes: [cell(text('a', bold)), cell(text('b', bold))] },
          {
            type: 'TABLE_ROW',
            nodes: [cell(text('1')), cell(text('2', italic), text(' '), text('3')), cell()],
          },
        ],
      },
    ]);
    assert.deepEqual(convert(tag('table')()), [
      {
        type: 'TABLE',
        tableData: { dimensions: { colsWidthRatio: [], colsMinWidth: [], rowsHeight: [] } },
      },
    ]);
  });
});

describe('lists and quotes for Wix', () => {
  const item = (...nodes: object[]) => ({ type: 'LIST_ITEM', nodes });
  const bullets = (indentation: number, ...nodes: object[]) => ({
    type: 'BULLETED_LIST',
    bulletedListData: { indentation },
    nodes,
  });
  const numbers = (indentation: number, ...nodes: object[]) => ({
    type: 'ORDERED_LIST',
    orderedListData: { indentation },
    nodes,
  });

  it('lie one in another below the text', () => {
    assert.deepEqual(convert(ul('\n', li('a', ol(li(p('b'), ul(li('c')))), 'd'), li())), [
      bullets(
        0,
        item(
          paragraph(text('a'), text('d')),
          numbers(1, item(paragraph(text('b')), bullets(2, item(paragraph(text('c')))))),
        ),
        item(paragraph()),
      ),
    ]);
    assert.deepEqual(convert(ol(li('a'))), [numbers(0, item(paragraph(text('a'))))]);
  });

  it('hold paragraphs of the text of other blocks, without images', () => {
    const blocks = ['p', 'ul', 'ol', 'blockquote', 'pre', 'table', 'section', 'hr', 'div', 'h1', 'h2', 'h3'];
    for (const name of blocks)
      assert.deepEqual(convert(quote('\n', create(name, {}, 'a', image), p('b'))), [
        {
          type: 'BLOCKQUOTE',
          blockquoteData: { indentation: 0 },
          nodes: [paragraph(text('a')), paragraph(text('b'))],
        },
      ]);
    for (const name of blocks)
      assert.deepEqual(convert(quote('x', create(name, {}, 'a'))), [
        { type: 'BLOCKQUOTE', blockquoteData: { indentation: 0 }, nodes: [paragraph(text('a'))] },
      ]);
    assert.deepEqual(convert(quote(create('h4', {}, 'a'), 'b', image)), [
      { type: 'BLOCKQUOTE', blockquoteData: { indentation: 0 }, nodes: [paragraph(text('a'), text('b'))] },
    ]);
    assert.deepEqual(convert(ul(li(image, 'a'))), [bullets(0, item(paragraph(text('a'))))]);
  });

  it('hold what lies deeper', () => {
    assert.deepEqual(convert(quote(div('x', ul(li('a'), li('b')), p('c')))), [
      {
        type: 'BLOCKQUOTE',
        blockquoteData: { indentation: 0 },
        nodes: [paragraph(text('a')), paragraph(text('b')), paragraph(text('c'))],
      },
    ]);
  });
});

describe('the images of a text for Wix', () => {
  it('are listed once, wherever they stand', () => {
    const other = create('img', { src: 'https://b.example' });
    const tree = createTree(
      'a',
      image,
      p(tag('em')(image, other), create('img', {}), create('a', { src: 'x' })),
    );
    assert.deepEqual(listImageUrls(tree), ['https://a.example/rose.png', 'https://b.example']);
  });
});
