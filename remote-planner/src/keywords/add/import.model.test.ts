import { parseImport, validateImport } from './import.model.ts';

const parseNames = (text: string, existing: string[] = []) =>
  parseImport(text, existing).keywords.map(({ keyword }) => keyword);

describe('a table whose headings are not known', () => {
  const text = 'Wort;Nachfrage;Land\nroses;1.900;AT\ntulips;90;DE';

  it('is shown without its line of headings, and imported as its columns are named', () => {
    const { unknownTable, keywords } = parseImport(text, []);
    expect(unknownTable?.head?.cells).toEqual(['Wort', 'Nachfrage', 'Land']);
    expect(unknownTable?.rows.map(({ line }) => line)).toEqual([2, 3]);
    expect(keywords.map(({ keyword }) => keyword)).toEqual(['roses', 'tulips']);
    const choices = { 'wort\tnachfrage\tland': [null, 'volume', 'keyword'] as const };
    expect(parseImport(text, [], choices).keywords).toEqual([
      { keyword: 'AT', volume: 1_900, difficulty: null, category: null },
      { keyword: 'DE', volume: 90, difficulty: null, category: null },
    ]);
  });

  it('is not a list, and not one whose headings are known', () => {
    for (const known of ['roses\ntulips', 'roses, tulips\nasters, ferns', 'Keyword,Volume\nroses,90', ''])
      expect(parseImport(known, []).unknownTable).toBeNull();
    expect(parseImport('roses,90', []).unknownTable).toMatchObject({
      head: null,
      layout: '2 columns',
      width: 2,
    });
  });
});

describe('parsing a keyword import', () => {
  it('reads one keyword per line, or a comma-separated list', () => {
    expect(parseNames('roses\n\n tulips \r\ndaisies')).toEqual(['roses', 'tulips', 'daisies']);
    expect(parseNames('roses, tulips, daisies')).toEqual(['roses', 'tulips', 'daisies']);
  });

  it('reads columns in the default order, and an empty volume as null', () => {
    expect(parseImport('roses,1300,6,garden\ntulips,,\n', []).keywords).toEqual([
      { keyword: 'roses', volume: 1_300, difficulty: 6, category: 'garden' },
      { keyword: 'tulips', volume: null, difficulty: null, category: null },
    ]);
  });

  it('reads columns by their headings, quoted, separated by semicolons or tabs', () => {
    const text = '\uFEFF"Search volume";Keyword;KD\n"1,300";"pruning; roses";6\n';
    expect(parseImport(text, []).keywords).toEqual([
      { keyword: 'pruning; roses', volume: 1_300, difficulty: 1, category: null },
    ]);
    expect(parseNames('keyword\tvolume\n"say ""roses"""\t10')).toEqual(['say "roses"']);
  });

  it('lists existing and duplicate keywords, ignoring case', () => {
    const read = parseImport('Roses\nTulips\ntulips\ndaisies', ['roses']);
    expect(read.known).toEqual(['Roses']);
    expect(read.repeated).toEqual(['tulips']);
    expect(read.keywords.map(({ keyword }) => keyword)).toEqual(['Tulips', 'daisies']);
  });

  it('reports rejected lines with the reason, and values that are no numbers', () => {
    const read = parseImport('Keyword,Volume\nroses,many\n,90\ntulips,12', []);
    expect(read.refused).toEqual([{ line: 3, reason: 'Keyword is required' }]);
    expect(read.unread).toEqual([{ line: 2, value: 'many' }]);
    expect(read.keywords.map(({ volume }) => volume)).toEqual([null, 12]);
    expect(parseImport(`${'a'.repeat(201)},10,3`, []).refused).toEqual([
      { line: 1, reason: 'A keyword has at most 200 characters.' },
    ]);
  });

  it('returns an empty result for blank text', () => {
    expect(parseImport(' \n\n', [])).toEqual({
      keywords: [],
      repeated: [],
      known: [],
      refused: [],
      unread: [],
      isScaled: false,
      unknownTable: null,
    });
  });

  it('scales a difficulty from 0 to 100 and says so', () => {
    const read = parseImport('roses,1300,45\ntulips,1300,6\ndaisies,10,0\nferns,10,101', []);
    expect(read.keywords.map(({ difficulty }) => difficulty)).toEqual([9, 1, 1, null]);
    expect(read.isScaled).toBe(true);
    expect(parseImport('roses,1300,20', [])).toMatchObject({
      isScaled: false,
      keywords: [{ difficulty: 20 }],
    });
    expect(parseImport('Keyword,KD\nroses,20', [])).toMatchObject({
      isScaled: true,
      keywords: [{ difficulty: 4 }],
    });
  });

  it('takes the same word in other code points for one keyword', () => {
    expect(parseNames('Café\nCafe\u0301')).toEqual(['Café']);
  });

  it('takes the limits themselves, and cuts a category to 80 characters', () => {
    const name = 'a'.repeat(200);
    expect(parseImport(`${name},"1.300",1,${'c'.repeat(90)}\nroses,0,20`, []).keywords).toEqual([
      { keyword: name, volume: 1_300, difficulty: 1, category: 'c'.repeat(80) },
      { keyword: 'roses', volume: 0, difficulty: 20, category: null },
    ]);
  });

  it.each(['Query', 'phrases', 'TERM', 'keywords'])('knows the heading “%s”', (heading) => {
    expect(parseImport(`Topic,${heading},Searches,Notes\nGarden,roses,90,x`, []).keywords).toEqual([
      { keyword: 'roses', volume: 90, difficulty: null, category: 'Garden' },
    ]);
  });

  it('needs one to a thousand new keywords', () => {
    const create = (count: number) =>
      parseImport(Array.from({ length: count }, (_, index) => `keyword ${index}`).join('\n'), []);
    expect(validateImport(create(0))).toEqual({ text: 'No new keywords found.' });
    expect([1, 1_000].map((count) => validateImport(create(count)))).toEqual([{}, {}]);
    expect(validateImport(create(1_001))).toEqual({
      text: 'You can import up to 1000 keywords at once. This list has 1001.',
    });
  });
});
