import { parseImport, validateImport } from './import.model.ts';

const parseNames = (text: string, existing: string[] = []) =>
  parseImport(text, existing).keywords.map(({ keyword }) => keyword);

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
      { keyword: 'pruning; roses', volume: 1_300, difficulty: 6, category: null },
    ]);
    expect(parseNames('keyword\tvolume\n"say ""roses"""\t10')).toEqual(['say "roses"']);
  });

  it('lists existing and duplicate keywords, ignoring case', () => {
    const read = parseImport('Roses\nTulips\ntulips\ndaisies', ['roses']);
    expect(read.known).toEqual(['Roses']);
    expect(read.repeated).toEqual(['tulips']);
    expect(read.keywords.map(({ keyword }) => keyword)).toEqual(['Tulips', 'daisies']);
  });

  it('reports rejected lines with the reason', () => {
    expect(parseImport('roses,1300,45\n,90\ntulips,12,3', []).refused).toEqual([
      { line: 1, reason: '“45” is not a difficulty from 1 to 20.' },
      { line: 2, reason: 'Keyword is required' },
    ]);
  });

  it('returns an empty result for blank text', () => {
    expect(parseImport(' \n\n', [])).toEqual({ keywords: [], repeated: [], known: [], refused: [] });
  });

  it('takes a keyword whose first line was rejected', () => {
    const read = parseImport('roses,1300,45\nroses,1300,6', []);
    expect(read.keywords.map(({ keyword }) => keyword)).toEqual(['roses']);
    expect(read.repeated).toEqual([]);
  });

  it.each([
    ['roses,many,3', 'Keyword, volume', '“many” is not a volume.'],
    ['roses,10,0', '', '“0” is not a difficulty from 1 to 20.'],
    ['roses,10,21', '', '“21” is not a difficulty from 1 to 20.'],
    ['roses,10,1.2.3', '', '“1.2.3” is not a difficulty from 1 to 20.'],
    [`${'a'.repeat(201)},10,3`, '', 'A keyword has at most 200 characters.'],
  ])('rejects the line “%s”', (line, headings, reason) => {
    const text = headings ? `${headings}\n${line}` : line;
    expect(parseImport(text, []).refused).toEqual([{ line: headings ? 2 : 1, reason }]);
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
