import { toRicos } from '@rankwright/platforms/wix/toRicos';
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
  strike,
  imageNode,
  p,
} from './ricosNodes.ts';

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
