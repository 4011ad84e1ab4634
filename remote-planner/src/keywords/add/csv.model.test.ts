import { parseRows } from './csv.model.ts';

describe('rows of a file', () => {
  it('are split at tabs, semicolons or commas, in this order', () => {
    expect(parseRows('a,b\tc')).toEqual([{ line: 1, cells: ['a,b', 'c'] }]);
    expect(parseRows('a,b; c')).toEqual([{ line: 1, cells: ['a,b', 'c'] }]);
    expect(parseRows(' a , b')).toEqual([{ line: 1, cells: ['a', 'b'] }]);
    expect(parseRows('roses')).toEqual([{ line: 1, cells: ['roses'] }]);
  });

  it('keep delimiters and doubled quotes inside quotes', () => {
    expect(parseRows('"roses, red",3')).toEqual([{ line: 1, cells: ['roses, red', '3'] }]);
    expect(parseRows('"say ""roses""",""')).toEqual([{ line: 1, cells: ['say "roses"', ''] }]);
    expect(parseRows('a"",b')).toEqual([{ line: 1, cells: ['a', 'b'] }]);
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
