import { parseRows } from './csv.model.ts';

describe('rows of a file', () => {
  it('are split at the delimiter that the first line with one has most often', () => {
    expect(parseRows('a,b\tc')).toEqual([{ line: 1, cells: ['a,b', 'c'] }]);
    expect(parseRows('a,b; c')).toEqual([{ line: 1, cells: ['a,b', 'c'] }]);
    expect(parseRows('a,b,c\nd,Tips &amp; tricks,e\tf').at(-1)?.cells).toEqual([
      'd',
      'Tips &amp; tricks',
      'e\tf',
    ]);
    expect(parseRows('Report\n"1, 2"\na;"b,,,";c').at(-1)?.cells).toEqual(['a', 'b,,,', 'c']);
    expect(parseRows('sep=|\na,b|c')).toEqual([{ line: 2, cells: ['a,b', 'c'] }]);
    expect(parseRows(' a , b')).toEqual([{ line: 1, cells: ['a', 'b'] }]);
    expect(parseRows('roses')).toEqual([{ line: 1, cells: ['roses'] }]);
  });

  it('keep delimiters and doubled quotes inside quotes', () => {
    expect(parseRows('"roses, red",3')).toEqual([{ line: 1, cells: ['roses, red', '3'] }]);
    expect(parseRows('"say ""roses""",""')).toEqual([{ line: 1, cells: ['say "roses"', ''] }]);
    expect(parseRows('6" pot,90')).toEqual([{ line: 1, cells: ['6" pot', '90'] }]);
    expect(parseRows('"two\nlines",1\nb,2')).toEqual([
      { line: 1, cells: ['two\nlines', '1'] },
      { line: 3, cells: ['b', '2'] },
    ]);
    expect(parseRows('"a;b";" c "')).toEqual([{ line: 1, cells: ['a;b', 'c'] }]);
    expect(parseRows('"never closed, 3')).toEqual([{ line: 1, cells: ['never closed, 3'] }]);
  });

  it('count every line and leave out blank ones', () => {
    expect(parseRows('\uFEFFa\r\n\r\nb\rc\n , ')).toEqual([
      { line: 1, cells: ['a'] },
      { line: 3, cells: ['b'] },
      { line: 4, cells: ['c'] },
    ]);
  });
});
