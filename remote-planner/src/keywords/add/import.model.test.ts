import { parseImport } from './import.model.ts';

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
      { keyword: 'tulips', volume: null, difficulty: 1, category: null },
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
});
