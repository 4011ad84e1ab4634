import { countWords, createSlug, cutText, escapeHtml, parseList, slugMaxLength, splitWords } from './text.ts';

it.each([
  ['roses', 5, 'roses'],
  ['roses', 3, 'ros'],
  ['abcd😀e', 5, 'abcd'],
  ['abcd😀e', 6, 'abcd😀'],
  ['ab👩‍👩‍👧c', 9, 'ab'],
  ['cafe\u0301s', 4, 'caf'],
])('cuts %j to %i units between characters: %j', (text, length, cut) => {
  expect(cutText(text, length)).toBe(cut);
});

describe('createSlug', () => {
  it.each([
    ['Étude: Roses & Thorns!', 'etude-roses-thorns'],
    ['  --Already-a-slug--  ', 'already-a-slug'],
    ['日本', '日本'],
    ['Größe der Straße', 'grosse-der-strasse'],
    ['Łódź i Gdańsk', 'lodz-i-gdansk'],
    ['Smørrebrød på dansk', 'smorrebrod-pa-dansk'],
    ['Diyarbakır ışık İstanbul', 'diyarbakir-isik-istanbul'],
    ['Đông, þorn, œuvre, Ærø', 'dong-thorn-oeuvre-aero'],
    ['Розы зимой: йод', 'розы-зимой-йод'],
    ['玫瑰修剪', '玫瑰修剪'],
    ['مواعيد تقليم الورد', 'مواعيد-تقليم-الورد'],
    ['हिन्दी में', 'हिन्दी-में'],
    ['ローズガーデン', 'ローズガーデン'],
    ['🌹!', ''],
    ['--- a -- b ---', 'a-b'],
    ['Top 10', 'top-10'],
  ])('makes %j to %j', (text, slug) => expect(createSlug(text)).toBe(slug));

  it('cuts a long text without a hyphen at its end', () => {
    expect(createSlug(`${'a'.repeat(slugMaxLength - 1)} b`)).toBe('a'.repeat(slugMaxLength - 1));
    expect(createSlug('a'.repeat(200))).toHaveLength(slugMaxLength);
  });

  it('gives the same slug for a slug', () => {
    const slug = createSlug('How to prune roses in a cold and windy garden by the sea, year after year');
    expect(createSlug(slug)).toBe(slug);
  });
});

it.each([
  ['', 0],
  ["Don't cut long-term canes.", 4],
  ['Zażółć 2 gęśle', 3],
  ['– ... ’ -', 0],
  ['玫瑰修剪需要锋利的剪刀。', 6],
  ['バラの剪定', 3],
  ['ฤดูหนาว', 2],
  ['장미 가지치기', 2],
  ['हिन्दी में', 2],
])('counts the words of %j as %i', (text, count) => expect(countWords(text)).toBe(count));

it('counts a word with an apostrophe or a hyphen as one', () => {
  expect(splitWords("Don't cut - long-term ’canes’ in 2026…")).toEqual([
    "Don't",
    'cut',
    'long-term',
    'canes',
    'in',
    '2026',
  ]);
  expect(splitWords('– …')).toEqual([]);
});

it('escapes what HTML would read as markup', () => {
  expect(escapeHtml(`<a href="x" title='y'>&</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;',
  );
});

it('reads a comma-separated list without blanks and repetitions', () => {
  expect(parseList(' roses , tulips,, roses ,red roses,')).toEqual(['roses', 'tulips', 'red roses']);
  expect(parseList(' ')).toEqual([]);
});
