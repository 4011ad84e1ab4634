import type { RicosNode, WixImage } from '@rankwright/platforms/wix/ricos.model';
import { listImageUrls, toRicos } from '@rankwright/platforms/wix/toRicos';
import type { Element, ElementContent, Root } from 'hast';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

type Child = ElementContent | string;
const toContent = (child: Child): ElementContent =>
  typeof child === 'string' ? { type: 'text', value: child } : child;
const create = (tagName: string, properties: Element['properties'], ...children: Child[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.map(toContent),
});
const tag =
  (name: string) =>
  (...children: Child[]): Element =>
    create(name, {}, ...children);
const [p, ul, ol, li, quote, div] = [
  tag('p'),
  tag('ul'),
  tag('ol'),
  tag('li'),
  tag('blockquote'),
  tag('div'),
];
const createTree = (...children: Child[]): Root => ({ type: 'root', children: children.map(toContent) });

const rose: WixImage = { id: 'rose.png', width: 4, height: 3 };
const images = new Map([['https://a.example/rose.png', rose]]);
const image = create('img', { src: 'https://a.example/rose.png', alt: 'A rose' });

/** Without ids, which only have to differ; no empty list of nodes. */
const simplify = ({ id, nodes, ...node }: RicosNode): unknown => {
  assert.match(id, /^n\d+$/);
  return nodes.length > 0 ? { ...node, nodes: nodes.map(simplify) } : node;
};
const convert = (...children: Child[]) => toRicos(createTree(...children), images).nodes.map(simplify);

const text = (words: string, ...decorations: object[]) => ({
  type: 'TEXT',
  textData: { text: words, decorations },
});
const paragraph = (...nodes: object[]) => ({
  type: 'PARAGRAPH',
  paragraphData: {},
  ...(nodes.length > 0 && { nodes }),
});
const bold = { type: 'BOLD', fontWeightValue: 700 };
const italic = { type: 'ITALIC', italicData: true };
const strike = { type: 'STRIKETHROUGH', strikethroughData: true };
const imageNode = (altText: string) => ({
  type: 'IMAGE',
  imageData: {
    containerData: { width: { size: 'CONTENT' }, alignment: 'CENTER' },
    image: { src: { id: 'rose.png' }, width: 4, height: 3 },
    altText,
  },
});

describe('text for Wix', () => {
  it('numbers its nodes', () => {
    const [first, second, third] = toRicos(createTree(p('a'), p('b'))).nodes;
    const ids = [first, first?.nodes[0], second, third, third?.nodes[0]].map((node) => node?.id);
    assert.equal(new Set(ids).size, 5);
    assert.equal(ids.includes('n1'), true);
  });

  it('keeps emphasis, one inside another', () => {
    for (const [name, decoration] of [
      ['strong', bold],
      ['b', bold],
      ['em', italic],
      ['i', italic],
      ['del', strike],
      ['s', strike],
    ] as const)
      assert.deepEqual(convert(p('a ', create(name, {}, 'b'))), [
        paragraph(text('a '), text('b', decoration)),
      ]);
    assert.deepEqual(convert(p(tag('strong')('a', tag('em')('b'), tag('span')('c')))), [
      paragraph(text('a', bold), text('b', bold, italic), text('c', bold)),
    ]);
  });

  it('keeps links of the web and of mail alone', () => {
    const link = (href: unknown) => convert(p(create('a', { href: href as string }, 'a')));
    for (const url of ['http://a.example', 'https://a.example', 'mailto:ada@example.com'])
      assert.deepEqual(link(url), [
        paragraph(text('a', { type: 'LINK', linkData: { link: { url, target: 'BLANK' } } })),
      ]);
    for (const url of ['javascript:alert(1)', '/a', 'see https://a.example', 'httpx:a', 7, undefined])
      assert.deepEqual(link(url), [paragraph(text('a'))]);
  });

  it('joins white space, and leaves out comments and what is empty', () => {
    const comment = { type: 'comment', value: 'x' } as const;
    assert.deepEqual(convert(p('a \n\t b', comment, '')), [paragraph(text('a b'))]);
    assert.deepEqual(convert(p(' ', tag('strong')('\n'))), []);
    assert.deepEqual(convert('a', comment), []);
  });

  it('splits a paragraph at line breaks and images', () => {
    assert.deepEqual(convert(p('a', tag('br')(), 'b', image, 'c', tag('br')())), [
      paragraph(text('a')),
      paragraph(),
      paragraph(text('b')),
      paragraph(),
      imageNode('A rose'),
      paragraph(),
      paragraph(text('c')),
    ]);
  });

  it('leaves out an image that is not in the library, and has no words for one without a text', () => {
    assert.deepEqual(convert(p('a', create('img', { src: 'https://b.example' }))), [paragraph(text('a'))]);
    const bare = create('img', { src: 'https://a.example/rose.png' });
    assert.deepEqual(convert(p(bare)), [imageNode('')]);
    assert.deepEqual(toRicos(createTree(p(image))).nodes, []);
  });

  it('draws the boxes of a list of tasks', () => {
    const box = (checked: boolean) => create('input', { type: 'checkbox', checked });
    assert.deepEqual(convert(p(box(true), 'a')), [paragraph(text('☑ '), text('a'))]);
    assert.deepEqual(convert(p(tag('em')(box(false), 'b'))), [
      paragraph(text('☐ ', italic), text('b', italic)),
    ]);
  });
});

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
