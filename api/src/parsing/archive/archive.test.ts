import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { parseUntrusted } from '../parseUntrusted.ts';

const convert = (source: string) => parseUntrusted('convertArchive', source);
const restore = (markdown: string, parts: Awaited<ReturnType<typeof convert>>['parts']) =>
  parseUntrusted('restoreSource', { markdown, parts });

const block = (name: string, html: string, attributes = '') =>
  `<!-- wp:${name}${attributes} -->\n${html}\n<!-- /wp:${name} -->`;
const paragraph = (text: string) => block('paragraph', `<p>${text}</p>`);

const posts: Record<string, string> = {
  blocks: [
    block('heading', '<h2 class="wp-block-heading">Über Rosen &amp; Co</h2>'),
    paragraph(
      'Late <strong>winter</strong>, <em>before</em> <a href="https://e.com/a" target="_blank">buds</a>.',
    ),
    block('list', '<ul><!-- wp:list-item -->\n<li>One</li>\n<!-- /wp:list-item --></ul>'),
    block('list', '<ul><li>Two</li></ul>'),
    block(
      'image',
      '<figure class="wp-block-image"><img src="https://e.com/a.jpg" alt="A rose" class="wp-image-1"/></figure>',
      ' {"id":1}',
    ),
    block('code', '<pre class="wp-block-code"><code>a &lt; b\n\nc</code></pre>'),
    '<!-- wp:latest-posts {"postsToShow":3} /-->',
  ].join('\n\n'),
  classic:
    'First line\nsecond line with 5 * 3 and a_b_c [x].\r\n\r\n日本語 العربية עברית.\n\n<h3>Head</h3>\nText after it.\n<ul>\n\t<li>One</li>\n</ul>\n\n<!--more-->\n\n[gallery ids="1,2"]\n',
  table:
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  broken: '<div><p>never closed <b>twice',
};

describe('converting the HTML of a post', () => {
  it('shows what Markdown can say as Markdown', async () => {
    const { markdown, kept } = await convert(posts.blocks!);
    assert.equal(
      markdown,
      [
        '## Über Rosen & Co',
        'Late **winter**, *before* [buds](https://e.com/a).',
        '- One',
        '* Two',
        '![A rose](https://e.com/a.jpg)',
        '```\na < b\n\nc\n```',
        '<!-- wp:latest-posts {"postsToShow":3} /-->',
      ].join('\n\n'),
    );
    assert.deepEqual(kept, [{ name: 'latest-posts', count: 1 }]);
  });

  it('lists a shortcode of a classic post as kept, and leaves brackets in a sentence alone', async () => {
    const { markdown, kept } = await convert('Roses [see below].\n\n[gallery ids="1,2"]');
    assert.equal(markdown, 'Roses [see below].\n\n[gallery ids="1,2"]');
    assert.deepEqual(kept, [{ name: 'shortcode', count: 1 }]);
  });

  it('reads classic posts by their blank lines', async () => {
    const { markdown } = await convert(posts.classic!);
    assert.match(
      markdown,
      /^First line\\\nsecond line with 5 \* 3 and a_b_c \[x]\.\n\n日本語 العربية עברית\.\n\n### Head\n\nText after it\.\n\n- One\n/,
    );
  });

  for (const html of [
    '<table><tr><td colspan="2">Both</td></tr></table>',
    '<p>A <mark>marked</mark> word</p>',
    '<p><a href="https://e.com" rel="sponsored">paid</a></p>',
    '<iframe src="https://www.youtube.com/embed/x"></iframe>',
    '<p lang="fr">Bonjour</p>',
    '<figure><img src="a.jpg" alt=""><figcaption>Caption</figcaption></figure>',
    '<script>document.write("<p>no</p>")</script>',
  ])
    it(`keeps what Markdown cannot say as HTML: ${html}`, async () => {
      const { markdown, kept } = await convert(html);
      assert.equal(markdown, html);
      assert.deepEqual(kept, [{ name: 'HTML', count: 1 }]);
    });

  for (const [name, source] of Object.entries(posts))
    it(`returns every character of the ${name} post when nothing was edited`, async () => {
      const { markdown, parts } = await convert(source);
      assert.equal(await restore(markdown, parts), source);
    });

  it('changes only the paragraph that was edited', async () => {
    const { markdown, parts } = await convert(posts.blocks!);
    const edited = await restore(markdown.replace('**winter**', '**spring**'), parts);
    const before = posts.blocks!.split('\n\n');
    const after = edited.split('\n\n');
    assert.deepEqual(
      after.filter((piece) => !before.includes(piece)),
      [
        '<!-- wp:paragraph -->\n<p>Late <strong>spring</strong>, <em>before</em> <a href="https://e.com/a" target="_blank">buds</a>.</p>\n<!-- /wp:paragraph -->',
      ],
    );
    assert.equal(after.length, before.length);
  });

  it('keeps the other parts when paragraphs are added, moved and deleted', async () => {
    const source = ['One', 'Two', 'Three', 'Four'].map(paragraph).join('\n\n');
    const { parts } = await convert(source);
    const edited = await restore('New\n\nOne\n\nThree\n\nTwo\n\nFour', parts);
    for (const text of ['New', 'One', 'Two', 'Three', 'Four'])
      assert.equal(edited.split(`<p>${text}</p>`).length, 2, text);
    assert.ok(edited.indexOf('Three') < edited.indexOf('Two'));
  });

  it('sanitizes HTML that was added, and leaves what the site had', async () => {
    const { markdown, parts } = await convert('<script>site()</script>\n\n<p>Text</p>');
    const edited = await restore(`${markdown}\n\n<script>alert(1)</script><b onclick="x()">new</b>`, parts);
    assert.match(edited, /^<script>site\(\)<\/script>\n\n<p>Text<\/p>/);
    assert.doesNotMatch(edited, /alert|onclick/);
    assert.match(edited, /<b>new<\/b>/);
  });

  it('does not take a paragraph inside a new code block for the old one', async () => {
    const { parts } = await convert(`${paragraph('One')}\n\n${paragraph('Two')}`);
    const edited = await restore('```\nOne\n\nTwo\n```', parts);
    assert.match(edited, /<pre><code>One\n\nTwo\n<\/code><\/pre>/);
  });

  it('returns every character of generated posts', async () => {
    const piece = fc.constantFrom(
      ...[
        '<p>a',
        '</p>',
        '<!-- wp:x -->',
        '<!-- /wp:x -->',
        '<!--',
        '-->',
        '\n\n',
        '\n',
        '* b',
        '[a]',
        '[/a]',
      ],
      ...[
        '<ul><li>',
        '</ul>',
        '    code',
        '```',
        '<pre>',
        '</pre>',
        '# h',
        '> q',
        'words',
        '<br>',
        '&amp;',
        '1. x',
        '---',
        '|',
      ],
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 14 }), async (pieces) => {
        const source = pieces.join('');
        if (source.trim() === '') return;
        const { markdown, parts } = await convert(source);
        assert.equal(await restore(markdown, parts), source);
      }),
      { numRuns: 200 },
    );
  });
});
