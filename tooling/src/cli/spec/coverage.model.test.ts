import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { computeCoverage, parseLiterals, parseStatementIds } from './coverage.model.ts';

const landing = { id: 'Z-001', text: 'The landing page is public.' };
const pricing = { id: 'Z-002', text: 'The pricing page is public.' };
const statements = [landing, pricing];
const test = (title: string, status = 'passed', file = 'a.test.ts') => ({
  file,
  name: `pages ${title}`,
  title,
  status,
});
const readSource = () => '';
const findReasons = (...[list, tests, read]: Parameters<typeof computeCoverage>) =>
  computeCoverage(list, tests, read).gaps.map(({ statement, reason }) => `${statement.id} ${reason}`);

describe('specification coverage', () => {
  it('reads statement ids only from square brackets in a test title', () => {
    assert.deepEqual(parseStatementIds('shows both [Z-001, Y-014] and more [Z-002]'), [
      'Z-001',
      'Y-014',
      'Z-002',
    ]);
    assert.deepEqual(parseStatementIds('answers Z-001 outside brackets'), []);
  });

  it('counts a statement as covered only when a passed test names it', () => {
    assert.deepEqual(findReasons(statements, [test('opens [Z-001]')], readSource), [
      'Z-002 no test names it',
    ]);
  });

  it('ignores ids in the title of a suite', () => {
    const inSuite = { ...test('opens'), name: 'pages [Z-001] opens' };
    assert.deepEqual(findReasons([landing], [inSuite], readSource), ['Z-001 no test names it']);
  });

  for (const status of ['failed', 'skipped', 'todo'])
    it(`does not let a passed test outweigh one that is ${status}`, () => {
      const tests = [test('opens [Z-001]'), test('opens again [Z-001]', status)];
      assert.deepEqual(findReasons([landing], tests, readSource), [
        `Z-001 ${status}: a.test.ts: pages opens again [Z-001]`,
      ]);
    });

  it('lists ids that no statement has, in order', () => {
    const tests = [test('opens [Z-999]'), test('opens [Z-001, Z-998]')];
    assert.deepEqual(computeCoverage(statements, tests, readSource).unknown, ['Z-998', 'Z-999']);
  });
});

describe('the texts and constants of a statement', () => {
  const toast = {
    id: 'Z-003',
    text: 'Says "Published to {x} of {y} platforms." for a while.',
    constants: ['5000'],
  };
  const read = (source: string) => findReasons([toast], [test('says it [Z-003]')], () => source);

  it('are the parts of its quotes between placeholders, and its constants', () => {
    assert.deepEqual(parseLiterals(toast), ['Published to', 'of', 'platforms.', '5000']);
  });

  it('are missed when the test only compares with what the product exports', () => {
    assert.deepEqual(read(`it('says it [Z-003]', () => { expect(text).toBe(toastText); wait(5000); });`), [
      'Z-003 no test of it contains "Published to", "of", "platforms."',
    ]);
  });

  it('are found in the test, whatever escapes and digit separators it has', () => {
    assert.deepEqual(
      read(`it('says it [Z-003]', () => { see(/Published to 1 of 2 platforms\\./); wait(5_000); });`),
      [],
    );
  });

  it('are not found in another test of the file, but in what its tests share', () => {
    const own = `it('says it [Z-003]', () => { see(text); });`;
    const literals = `'Published to 1 of 2 platforms.', 5000`;
    assert.equal(read(`${own} it('another', () => { see(${literals}); });`).length, 1);
    assert.deepEqual(read(`const expected = [${literals}]; ${own}`), []);
  });

  it('may stand in any test that names it, and in files that are gone nothing stands', () => {
    const sources: Record<string, string> = {
      'a.test.ts': `it('says it [Z-003]', () => { see('Published to 1 of 2 platforms.'); });`,
      'b.test.ts': `it('waits [Z-003]', () => { wait(5_000); });`,
    };
    const find = (...files: string[]) =>
      findReasons(
        [toast],
        files.map((file) => test('says it [Z-003]', 'passed', file)),
        (file) => sources[file] ?? null,
      );
    assert.deepEqual(find('a.test.ts', 'b.test.ts'), []);
    assert.deepEqual(find('a.test.ts', 'gone.test.ts'), ['Z-003 no test of it contains "5000"']);
  });

  it('stand apart: two of them do not make a third', () => {
    const statement = { id: 'Z-004', text: 'Waits "ab".' };
    const source = `const shared = 'a'; it('waits [Z-004]', () => { see('b'); });`;
    assert.deepEqual(
      findReasons([statement], [test('waits [Z-004]')], () => source),
      ['Z-004 no test of it contains "ab"'],
    );
  });

  it('are one character long at least two, and may be told by a table outside of the tests', () => {
    assert.deepEqual(parseLiterals({ id: 'Z-005', text: 'Says "{x} a {y}" or " go ".' }), ['go']);
    assert.deepEqual(parseLiterals({ id: 'Z-006', text: 'Says nothing.' }), []);
    const table = `const rows = [['Z-003', 1]]; it.each(rows)('%s', () => { see('Published to 1 of 2 platforms.', 5000); });`;
    assert.deepEqual(read(table), []);
  });

  it('are found in the table of the test', () => {
    assert.deepEqual(
      read(
        `it.each([['Published to 1 of 2 platforms.', 5000]])('says %s [Z-003]', (text) => { see(text); });`,
      ),
      [],
    );
  });
});
