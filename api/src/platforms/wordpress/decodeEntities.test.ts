import { decodeEntities } from '@rankwright/platforms/wordpress/decodeEntities';
import assert from 'node:assert/strict';
import { it } from 'node:test';

for (const [text, expected] of [
  ['a &amp; &lt;b&gt; &quot;c&quot; &apos;d&apos;&nbsp;e', 'a & <b> "c" \'d\' e'],
  ['&AMP; &#8211; &#x2013; &#X2013;', '& – – –'],
  ['&#1114111;', '\u{10ffff}'],
  ['&#x10FFFF;', '\u{10ffff}'],
  ['&#1114112; &#0; &#x0; &unknown; & amp; &#12345678; &#x1234567; &;', null],
] as const)
  it(`reads ${text}`, () => {
    assert.equal(decodeEntities(text), expected ?? text);
  });
