/** One test, or what a group of tests shares. */
export interface TestPart {
  file: string;
  title: string;
  text: string;
}

export interface CallRow {
  name: string;
  call: string;
  documented: boolean;
}

const titled = /\b(describe|it)\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`([^`]*)`)/g;

/** A test file cut at its `describe` and `it` titles; imports are left out. */
export const partsOf = (file: string, source: string): TestPart[] => {
  const marks = [...source.matchAll(titled)];
  return marks.map((mark, index) => ({
    file,
    title: mark[2] ?? mark[3] ?? mark[4] ?? '',
    text: source.slice(mark.index, marks[index + 1]?.index),
  }));
};

/** Tests that name the call. */
export const testsOf = ({ name }: CallRow, parts: TestPart[]): TestPart[] =>
  parts.filter(({ text }) => new RegExp(`\\b${name}\\b`).test(text));

const shown = 2;
const cell = (parts: TestPart[]): string => {
  const first = parts.slice(0, shown).map(({ file, title }) => `${title.replaceAll('|', '\\|')} (${file})`);
  const more = parts.length > shown ? [`and ${parts.length - shown} more`] : [];
  return [...first, ...more].join('<br>') || '—';
};

const sweep = 'every call (testing/everyCall.test.ts)';

/** The table: call → what shows it with good input, and with bad input. */
export const coverageTable = (rows: CallRow[], parts: TestPart[]): string =>
  [
    '# Which test shows which call',
    '',
    'Printed by `npm run generate:coverage -w @rankwright/api`; a test compares it with the sources. Bad input: every call',
    'also goes through the sweep of bad tokens, foreign ids, missing plans and strange bodies.',
    '',
    '| Call | Documented | Good input | Bad input |',
    '|---|---|---|---|',
    ...rows.map(
      (row) =>
        `| ${row.call} | ${row.documented ? 'yes' : 'added'} | ${cell(testsOf(row, parts))} | ${sweep} |`,
    ),
    '',
  ].join('\n');
