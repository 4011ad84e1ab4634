import { escapeShortcodes, escapeTitle } from '@rankwright/platforms/wordpress/wordpressText';
import assert from 'node:assert/strict';
import { it } from 'node:test';

it('keeps what looks like HTML in a title as text, and a plain ampersand as it is', () => {
  assert.equal(escapeTitle('What does &nbsp; mean?'), 'What does &amp;nbsp; mean?');
  assert.equal(escapeTitle('&#8212; and &#x2014; <b>'), '&amp;#8212; and &amp;#x2014; &lt;b>');
  assert.equal(escapeTitle('AT&T, Q&A & more'), 'AT&T, Q&A & more');
});

it('keeps shortcodes as text, also in code and attributes', () => {
  assert.equal(
    escapeShortcodes('<code>[gallery ids="1,2"]</code><img alt="[x]">'),
    '<code>&#91;gallery ids="1,2"]</code><img alt="&#91;x]">',
  );
});
