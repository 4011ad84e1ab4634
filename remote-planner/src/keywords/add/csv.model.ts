const delimiters = ['\t', ';', ','] as const;

/** The first of tab, semicolon and comma that occurs in the text; comma when none does. */
const detectDelimiter = (text: string): string =>
  delimiters.find((delimiter) => text.includes(delimiter)) ?? ',';

/** Splits a line into cells; a quoted cell may contain the delimiter, and quotes as `""`. */
const splitCells = (line: string, delimiter: string): string[] => {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let position = 0; position < line.length; position += 1) {
    const character = line[position] ?? '';
    if (character === '"' && quoted && line[position + 1] === '"') {
      cell += '"';
      position += 1;
    } else if (character === '"') quoted = !quoted;
    else if (character === delimiter && !quoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += character;
  }
  return [...cells, cell.trim()];
};

/** Rows of cells with their 1-based line numbers, without blank lines. */
export const parseRows = (text: string): { line: number; cells: string[] }[] => {
  const withoutBom = text.replace(/^\uFEFF/, '');
  const delimiter = detectDelimiter(withoutBom);
  return withoutBom
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line: index + 1, cells: splitCells(line, delimiter) }))
    .filter(({ cells }) => cells.some(Boolean));
};
