import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { parseUntrusted } from '../parseUntrusted.ts';

const block = (name: string, html: string, attributes = '') =>
  `<!-- wp:${name}${attributes} -->\n${html}\n<!-- /wp:${name} -->`;

/** Blocks as WordPress stores them, each with the word `winter` once in its text. */
const blocks: Record<string, string> = {
  paragraph: block(
    'paragraph',
    '<p class="lead has-text-align-center" data-note="a b">Late winter &amp; early&nbsp;spring.</p>',
    ' {"align":"center","className":"lead"}',
  ),
  marks: block(
    'paragraph',
    '<p>Prune in <mark class="hi">deep</mark> winter, <abbr title="before noon">a.m.</abbr></p>',
  ),
  link: block(
    'paragraph',
    '<p>In <a href="https://shop.example/?a=1&amp;b=2" target="_blank" rel="nofollow noopener" class="aff" id="l">late winter</a> buy <b>this</b>.</p>',
  ),
  target: block(
    'paragraph',
    '<p>Buy in <a href="https://shop.example/?a=1&amp;b=2" target="_blank" rel="noreferrer noopener" class="aff">late winter</a> and <b>now</b>.</p>',
  ),
  comment: block('paragraph', '<p>Before winter<!-- ad --> and after.</p>'),
  footnote: block(
    'paragraph',
    '<p>As winter ends.<sup data-fn="f1" class="fn"><a href="#f1" id="f1-link">1</a></sup></p>',
  ),
  heading: block(
    'heading',
    '<h3 class="wp-block-heading" id="my-anchor">Winter of winter</h3>'.replace('of winter', '– winter'),
    ' {"level":3,"anchor":"my-anchor"}',
  ),
  list: block(
    'list',
    '<ul class="is-style-ticks"><!-- wp:list-item -->\n<li>In <strong class="x">winter</strong></li>\n<!-- /wp:list-item -->\n\n<!-- wp:list-item -->\n<li>Two</li>\n<!-- /wp:list-item --></ul>',
    ' {"className":"is-style-ticks"}',
  ),
  nested: block(
    'list',
    '<ol start="3" class="steps"><li>One<ul class="in"><li>of winter</li></ul></li></ol>',
    ' {"ordered":true}',
  ),
  image: block(
    'image',
    '<figure class="wp-block-image size-large"><img src="https://e.example/1.jpg" alt="A rose" class="wp-image-1" width="30"/><figcaption class="wp-element-caption">The winter rose</figcaption></figure>',
    ' {"id":1}',
  ),
  table: block(
    'table',
    '<figure class="wp-block-table is-style-stripes"><table class="has-fixed-layout"><thead><tr><th data-align="left">A</th></tr></thead><tbody><tr><td class="c">winter</td></tr></tbody></table></figure>',
  ),
  quote: block(
    'quote',
    '<blockquote class="wp-block-quote"><!-- wp:paragraph -->\n<p>Cut in winter.</p>\n<!-- /wp:paragraph --><cite>Ada</cite></blockquote>',
  ),
  plainQuote: block(
    'quote',
    '<blockquote class="wp-block-quote is-large"><p>Cut in winter.</p></blockquote>',
  ),
  code: block('code', '<pre class="wp-block-code"><code lang="ts">if (winter) {\n  prune();\n}</code></pre>'),
  columns: block(
    'columns',
    '<div class="wp-block-columns"><!-- wp:column -->\n<div class="wp-block-column"><!-- wp:paragraph -->\n<p>One winter</p>\n<!-- /wp:paragraph --></div>\n<!-- /wp:column --></div>',
  ),
  details: block(
    'details',
    '<details class="wp-block-details"><summary>When</summary><!-- wp:paragraph -->\n<p>In winter.</p>\n<!-- /wp:paragraph --></details>',
  ),
  html: block('html', '<div onclick="go()">\n\nA winter <script>alert(1)</script></div>'),
  classicHeading: '<h2 id="c" style="text-align:center">Every winter</h2>',
  classicText: 'A line of winter\nand <a href="https://e.example" rel="sponsored">another</a>.',
  caption:
    '[caption id="attachment_6" width="300"]<img src="https://e.example/6.jpg" alt="" /> In winter[/caption]',
};
const others = [
  block('separator', '<hr class="wp-block-separator"/>'),
  '<!-- wp:latest-posts /-->',
  '<!--more-->',
  block('shortcode', '[form id="5"]'),
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
    const image = block(
      'image',
      '<figure class="wp-block-image"><img src="https://e.example/1.jpg" alt="A rose" class="wp-image-1"/></figure>',
    );
    assert.equal(await editWord(image, 'A rose', 'A red rose'), image.replace('A rose', 'A red rose'));
  });
});
