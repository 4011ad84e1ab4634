import { createHash } from 'node:crypto';
import path from 'node:path';

/**
 * Number from 0 to 1 that depends on the mutant alone, so that a larger sample contains every smaller one and the
 * choice is nobody's.
 */
const drawNumber = ({ fileName, mutatorName, replacement, location: { start, end } }) => {
  const file = path.relative(process.cwd(), fileName).split(path.sep).join('/');
  const key = [file, start.line, start.column, end.line, end.column, mutatorName, replacement].join('\n');
  return createHash('sha256').update(key).digest().readUInt32BE() / 0x1_0000_0000;
};

const createSampleChecker = ({ rankwright: { share, notSampled } }) => ({
  init: () => Promise.resolve(),
  group: (mutants) => Promise.resolve([mutants.map(({ id }) => id)]),
  check: (mutants) =>
    Promise.resolve(
      Object.fromEntries(
        mutants.map((mutant) => [
          mutant.id,
          drawNumber(mutant) < share ? { status: 'passed' } : { status: 'compileError', reason: notSampled },
        ]),
      ),
    ),
});
createSampleChecker.inject = ['options'];

/** Plugin of Stryker: leaves out the mutants that are not in the sample. */
export const strykerPlugins = [{ kind: 'Checker', name: 'sample', factory: createSampleChecker }];
