import { appendFileSync } from 'node:fs';
import path from 'node:path';

const toRelative = (file) => path.relative(process.cwd(), file).split(path.sep).join('/');

/** Plugin of Stryker: writes each result at once, because Stryker itself writes them when all have come. */
const createJournalReporter = ({ rankwright: { journalFile } }) => {
  const append = (entry) => appendFileSync(journalFile, `${JSON.stringify(entry)}\n`);
  return {
    onDryRunCompleted: ({ result: { tests } }) =>
      append({
        tests: tests.map(({ id, name, fileName, startPosition }) => ({
          id,
          name,
          fileName: fileName && toRelative(fileName),
          ...(startPosition && {
            location: { start: { line: startPosition.line + 1, column: startPosition.column + 1 } },
          }),
        })),
      }),
    onMutantTested: ({ fileName, ...mutant }) => append({ file: toRelative(fileName), mutant }),
  };
};
createJournalReporter.inject = ['options'];

export const strykerPlugins = [{ kind: 'Reporter', name: 'journal', factory: createJournalReporter }];
