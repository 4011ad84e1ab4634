const delimiters = ['\t', ';', ','] as const;

/** The delimiter that a text uses: the first of tab, semicolon and comma that it holds. */
const delimiterOf = (text: string): string => delimiters.find((delimiter) => text.includes(delimiter)) ?? ',';

/** One line's cells; a quoted cell may hold the delimiter, and quotes as two. */
const cellsOf = (line: string, delimiter: string): string[] => {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at] ?? '';
    if (character === '"' && quoted && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (character === '"') quoted = !quoted;
    else if (character === delimiter && !quoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += character;
  }
  return [...cells, cell.trim()];
};

/** Rows of cells with their line numbers; blank lines are left out. */
export const readRows = (text: string): { line: number; cells: string[] }[] => {
  const clean = text.replace(/^\uFEFF/, '');
  const delimiter = delimiterOf(clean);
  return clean
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line: index + 1, cells: cellsOf(line, delimiter) }))
    .filter(({ cells }) => cells.some(Boolean));
};
