import { readImport } from './import.model.ts';

const names = (text: string, onList: string[] = []) =>
  readImport(text, onList).keywords.map(({ keyword }) => keyword);

describe('reading pasted keywords', () => {
  it('takes one per line, and lists with commas', () => {
    expect(names('roses\n\n tulips \r\ndaisies')).toEqual(['roses', 'tulips', 'daisies']);
    expect(names('roses, tulips, daisies')).toEqual(['roses', 'tulips', 'daisies']);
  });

  it('takes columns in their usual order, and unknown volumes as unknown', () => {
    expect(readImport('roses,1300,6,garden\ntulips,,\n', []).keywords).toEqual([
      { keyword: 'roses', volume: 1_300, difficulty: 6, category: 'garden' },
      { keyword: 'tulips', volume: null, difficulty: 1, category: null },
    ]);
  });

  it('takes columns by their headings, in any order, quoted, with semicolons or tabs', () => {
    const text = '\uFEFF"Search volume";Keyword;KD\n"1,300";"pruning; roses";6\n';
    expect(readImport(text, []).keywords).toEqual([
      { keyword: 'pruning; roses', volume: 1_300, difficulty: 6, category: null },
    ]);
    expect(names('keyword\tvolume\n"say ""roses"""\t10')).toEqual(['say "roses"']);
  });

  it('names what is on the list already and what comes twice, whatever its case', () => {
    const read = readImport('Roses\nTulips\ntulips\ndaisies', ['roses']);
    expect(read.known).toEqual(['Roses']);
    expect(read.repeated).toEqual(['tulips']);
    expect(read.keywords.map(({ keyword }) => keyword)).toEqual(['Tulips', 'daisies']);
  });

  it('says which lines it cannot read', () => {
    expect(readImport('roses,1300,45\n,90\ntulips,12,3', []).refused).toEqual([
      { line: 1, reason: '“45” is not a difficulty from 1 to 20.' },
      { line: 2, reason: 'Keyword is required' },
    ]);
  });

  it('finds nothing in nothing', () => {
    expect(readImport(' \n\n', [])).toEqual({ keywords: [], repeated: [], known: [], refused: [] });
  });
});
