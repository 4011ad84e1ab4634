import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseJsonBody } from './parseJsonBody.ts';

const parse = (text: string) => parseJsonBody(new TextEncoder().encode(text));
const large = 'x'.repeat(100_000);

describe("a stranger's JSON", () => {
  it('is parsed in place and in a thread alike, after notices of PHP', async () => {
    assert.deepEqual(await parse('Notice: old\n{"a":[1]}'), { a: [1] });
    assert.deepEqual(await parse(`Notice: old\n{"a":"${large}"}`), { a: large });
    assert.deepEqual(
      await parse(`[${'1,'.repeat(90_000)}1]`),
      Array.from({ length: 90_001 }, () => 1),
    );
  });

  it('is found between a notice with brackets and a comment', async () => {
    const notice = `<p>[Table 'wp.wp_stats' doesn't exist]<br /></p>`;
    assert.deepEqual(await parse(`${notice}{"name":"Garden [Notes]"}`), { name: 'Garden [Notes]' });
    assert.deepEqual(await parse('{"a":["]}"]}\n<!-- Cached [2026] {x} -->'), { a: [']}'] });
    assert.deepEqual(await parse('\ufeff{"a":1}'), { a: 1 });
  });

  it('is handed over to the thread without a copy when it is large', async () => {
    const bytes = new TextEncoder().encode(`{"a":"${large}"}`);
    await parseJsonBody(bytes);
    assert.equal(bytes.length, 0);
    const small = new TextEncoder().encode('{"a":1}');
    await parseJsonBody(small);
    assert.equal(small.length, 7);
  });

  for (const [name, text] of [
    ['is no JSON', '<p>Not found</p>'],
    ['is no JSON and large', `<p>${large}</p>`],
    ['is cut off', '{"a":'],
    ['is nested deeply', `${'['.repeat(200)}${']'.repeat(200)}`],
    ['is nested 100,000 levels deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['has a million values', `[${'1,'.repeat(1_000_000)}1]`],
  ] as const)
    it(`is refused when it ${name}`, async () => {
      await assert.rejects(parse(text));
      assert.deepEqual(await parse(`{"next":"${large}"}`), { next: large });
    });
});
