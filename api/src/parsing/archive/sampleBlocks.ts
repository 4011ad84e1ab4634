export const createBlock = (name: string, html: string, attributes = '') =>
  `<!-- wp:${name}${attributes} -->\n${html}\n<!-- /wp:${name} -->`;

/** Blocks as WordPress stores them, each with the word `winter` once in its text. */
export const sampleBlocks: Record<string, string> = {
  paragraph: createBlock(
    'paragraph',
    '<p class="lead has-text-align-center" data-note="a b">Late winter &amp; early&nbsp;spring.</p>',
    ' {"align":"center","className":"lead"}',
  ),
  marks: createBlock(
    'paragraph',
    '<p>Prune in <mark class="hi">deep</mark> winter, <abbr title="before noon">a.m.</abbr></p>',
  ),
  link: createBlock(
    'paragraph',
    '<p>In <a href="https://shop.example/?a=1&amp;b=2" target="_blank" rel="nofollow noopener" class="aff" id="l">late winter</a> buy <b>this</b>.</p>',
  ),
  target: createBlock(
    'paragraph',
    '<p>Buy in <a href="https://shop.example/?a=1&amp;b=2" target="_blank" rel="noreferrer noopener" class="aff">late winter</a> and <b>now</b>.</p>',
  ),
  comment: createBlock('paragraph', '<p>Before winter<!-- ad --> and after.</p>'),
  footnote: createBlock(
    'paragraph',
    '<p>As winter ends.<sup data-fn="f1" class="fn"><a href="#f1" id="f1-link">1</a></sup></p>',
  ),
  heading: createBlock(
    'heading',
    '<h3 class="wp-block-heading" id="my-anchor">Winter – winter</h3>',
    ' {"level":3,"anchor":"my-anchor"}',
  ),
  list: createBlock(
    'list',
    '<ul class="is-style-ticks"><!-- wp:list-item -->\n<li>In <strong class="x">winter</strong></li>\n<!-- /wp:list-item -->\n\n<!-- wp:list-item -->\n<li>Two</li>\n<!-- /wp:list-item --></ul>',
    ' {"className":"is-style-ticks"}',
  ),
  nested: createBlock(
    'list',
    '<ol start="3" class="steps"><li>One<ul class="in"><li>of winter</li></ul></li></ol>',
    ' {"ordered":true}',
  ),
  image: createBlock(
    'image',
    '<figure class="wp-block-image size-large"><img src="https://e.example/1.jpg" alt="A rose" class="wp-image-1" width="30"/><figcaption class="wp-element-caption">The winter rose</figcaption></figure>',
    ' {"id":1}',
  ),
  table: createBlock(
    'table',
    '<figure class="wp-block-table is-style-stripes"><table class="has-fixed-layout"><thead><tr><th data-align="left">A</th></tr></thead><tbody><tr><td class="c">winter</td></tr></tbody></table></figure>',
  ),
  quote: createBlock(
    'quote',
    '<blockquote class="wp-block-quote"><!-- wp:paragraph -->\n<p>Cut in winter.</p>\n<!-- /wp:paragraph --><cite>Ada</cite></blockquote>',
  ),
  plainQuote: createBlock(
    'quote',
    '<blockquote class="wp-block-quote is-large"><p>Cut in winter.</p></blockquote>',
  ),
  code: createBlock(
    'code',
    '<pre class="wp-block-code"><code lang="ts">if (winter) {\n  prune();\n}</code></pre>',
  ),
  columns: createBlock(
    'columns',
    '<div class="wp-block-columns"><!-- wp:column -->\n<div class="wp-block-column"><!-- wp:paragraph -->\n<p>One winter</p>\n<!-- /wp:paragraph --></div>\n<!-- /wp:column --></div>',
  ),
  details: createBlock(
    'details',
    '<details class="wp-block-details"><summary>When</summary><!-- wp:paragraph -->\n<p>In winter.</p>\n<!-- /wp:paragraph --></details>',
  ),
  html: createBlock('html', '<div onclick="go()">\n\nA winter <script>alert(1)</script></div>'),
  classicHeading: '<h2 id="c" style="text-align:center">Every winter</h2>',
  classicText: 'A line of winter\nand <a href="https://e.example" rel="sponsored">another</a>.',
  caption:
    '[caption id="attachment_6" width="300"]<img src="https://e.example/6.jpg" alt="" /> In winter[/caption]',
};
