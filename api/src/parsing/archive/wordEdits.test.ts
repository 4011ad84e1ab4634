import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { parseUntrusted } from '../parseUntrusted.ts';
import { createBlock, sampleBlocks as blocks } from './sampleBlocks.ts';

const others = [
  createBlock('separator', '<hr class="wp-block-separator"/>'),
  '<!-- wp:latest-posts /-->',
  '<!--more-->',
  createBlock('shortcode', '[form id="5"]'),
];

const editWord = async (source: string, from: string | RegExp, to: string): Promise<string> => {
  const { markdown, parts } = await parseUntrusted('convertArchive', source);
  const edited = markdown.replace(from, to);
  assert.notEqual(edited, markdown);
  return parseUntrusted('restoreSource', { markdown: edited, parts });
};

describe('changing a word of a post changes no other byte', () => {
  for (const [name, source] of Object.entries(blocks))
    it(`in a block: ${name}`, async () => {
      assert.equal(await editWord(source, 'winter', 'WINTER'), source.replace('winter', 'WINTER'));
      assert.equal(await editWord(source, 'winter', 'cold winter'), source.replace('winter', 'cold winter'));
    });

  it('in any block of any post', async () => {
    const piece = fc.constantFrom(
      ...others,
      ...Object.values(blocks).map((source) => source.replaceAll('winter', 'summer')),
    );
    const posts = fc.tuple(
      fc.array(piece, { maxLength: 4 }),
      fc.constantFrom(...Object.values(blocks)),
      fc.array(piece, { maxLength: 4 }),
    );
    await fc.assert(
      fc.asyncProperty(posts, async ([before, edited, after]) => {
        const source = [...before, edited, ...after].join('\n\n');
        assert.equal(await editWord(source, 'winter', 'WINTER'), source.replace('winter', 'WINTER'));
      }),
      { numRuns: 100 },
    );
  });

  it('when words are taken out, put in, stressed, or two blocks side by side are edited', async () => {
    const both = `${blocks.target}\n\n${blocks.heading}`;
    assert.equal(
      await editWord(blocks.target ?? '', 'late winter', 'winter'),
      blocks.target?.replace('late winter', 'winter'),
    );
    assert.equal(
      await editWord(blocks.target ?? '', 'and', '*and*'),
      blocks.target?.replace('and <b>', '<em>and</em> <b>'),
    );
    assert.equal(await editWord(both, /winter/g, 'W'), both.replaceAll('winter', 'W'));
    const added = await editWord(both, '### ', 'New paragraph.\n\n### Old ');
    assert.equal(
      added,
      both
        .replace(
          '<!-- wp:heading',
          '<!-- wp:paragraph -->\n<p>New paragraph.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:heading',
        )
        .replace('>Winter', '>Old Winter'),
    );
  });

  it('nor when the address of a link or the text of an image is another', async () => {
    const address = await editWord(
      blocks.target ?? '',
      'https://shop.example/?a=1&b=2',
      'https://shop.example/?c="3"',
    );
    assert.equal(address, blocks.target?.replace('?a=1&amp;b=2', '?c=%223%22'));
    const image = createBlock(
      'image',
      '<figure class="wp-block-image"><img src="https://e.example/1.jpg" alt="A rose" class="wp-image-1"/></figure>',
    );
    assert.equal(await editWord(image, 'A rose', 'A red rose'), image.replace('A rose', 'A red rose'));
  });
});
