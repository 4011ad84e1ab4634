import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createExcerpt, markdownToHtml } from '../markdown/html.ts';
import { parseUntrusted } from './parseUntrusted.ts';

const readText = (markdown: string) => parseUntrusted('markdownToText', markdown);

describe('the Markdown of articles', () => {
  for (const [name, markdown, html] of [
    ['keeps line breaks in table cells', '| a |\n| --- |\n| 5<br>9 |', /<td>5<br>9<\/td>/],
    [
      'keeps superscript and subscript',
      '10 m<sup>2</sup>, H<sub>2</sub>O',
      /m<sup>2<\/sup>, H<sub>2<\/sub>O/,
    ],
    [
      'keeps figures with their captions',
      '<figure><img src="https://a.example/r.png" alt="Rose"><figcaption>A rose</figcaption></figure>',
      /<figure><img src="https:\/\/a\.example\/r\.png" alt="Rose"><figcaption>A rose<\/figcaption><\/figure>/,
    ],
    ['keeps details', '<details><summary>More</summary>\n\nText\n\n</details>', /<summary>More<\/summary>/],
    ['reads a tilde as “about”', '~5 minutes at 20~25 degrees', /^<p>~5 minutes at 20~25 degrees<\/p>$/],
    ['strikes out between two tildes', '~~gone~~', /<del>gone<\/del>/],
    [
      'reads bold beside CJK punctuation',
      'これは**「重要」**です。这是**重点。**继续。',
      /これは<strong>「重要」<\/strong>です。这是<strong>重点。<\/strong>继续。/,
    ],
    ['joins the lines of a paragraph', 'one\ntwo *three\nfour*', /^<p>one two <em>three four<\/em><\/p>$/],
    ['joins the lines of an item', '- one\n  two\n- three', /<li>one two<\/li>\n<li>three<\/li>/],
    ['joins the lines beside an element', '**one**\n*two*\nthree', /<\/strong> <em>two<\/em> three/],
    ['keeps the lines of code', '```\none\ntwo\n```', /<code>one\ntwo\n<\/code>/],
    ['keeps hard breaks', 'one\\\ntwo', /one<br>\s*two/],
  ] as const)
    it(name, async () => assert.match(await markdownToHtml(markdown), html));

  it('removes what shows no text together with its content', async () => {
    const hidden = ['script', 'style', 'iframe', 'noscript', 'template', 'svg', 'object'];
    for (const tag of hidden)
      assert.equal(await markdownToHtml(`a<${tag}>hidden()</${tag}>b`), '<p>ab</p>', tag);
    const attributes = '<a href="javascript:x()" onclick="x()" style="color:red">link</a>';
    assert.equal(await markdownToHtml(attributes), '<p><a>link</a></p>');
  });
});

describe('the text of an article', () => {
  it('is what its readers see', async () => {
    assert.equal(
      await readText(
        'Q&amp;A about AT&amp;T: price &lt; 5, see [the genus](https://en.example.org/wiki/Rosa_(genus)), snake_case_name, 5 * 3, ~5 km, <https://roses.example/a>.',
      ),
      'Q&A about AT&T: price < 5, see the genus, snake_case_name, 5 * 3, ~5 km, https://roses.example/a.',
    );
    assert.equal(await readText('C:\\temp <!-- note -->'), 'C:\\temp');
    assert.equal(await readText('A claim[^1].\n\n- [x] done\n\n[^1]: Note.'), 'A claim. done');
    assert.equal(
      await readText('# One\n\n```\ncode\n```\n\n| a | b |\n| - | - |\n| 5<br>9 | c |'),
      'One a b 5 9 c',
    );
  });

  it('is cut between characters', async () => {
    const markdown = `${'Rose '.repeat(31)}abcd😀 and more words`;
    assert.equal(await createExcerpt(markdown, 160), `${'Rose '.repeat(31)}abcd...`);
    assert.equal(await createExcerpt(markdown, 161), `${'Rose '.repeat(31)}abcd😀...`);
  });
});
