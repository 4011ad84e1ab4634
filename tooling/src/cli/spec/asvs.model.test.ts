import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describeRequirements, findContradictions, readRequirements } from './asvs.model.ts';

const table = `
| Id | Level | Requirement | State | Evidence |
| --- | --- | --- | --- | --- |
| 1.1.1 | 2 | Decode once | holds | \`api/a.test.ts\`, \`docs/b.md\` (AES) |
| 1.1.2 | 1 | No LDAP | not applicable | No LDAP |
| 1.1.3 | 3 | Scan files | open | |
`;
const requirements = readRequirements(table);
const result = (status: string) => ({
  file: 'api/a.test.ts',
  name: 'decoding decodes once',
  title: '',
  status,
});

describe('the table of security requirements', () => {
  it('is counted by level', () => {
    assert.equal(describeRequirements(requirements), 'asvs: level 2 2/2, level 3 0/1');
  });

  it('is contradicted by a missing file and by a test that did not pass', () => {
    const find = (...[exists, results]: [boolean, string]) =>
      findContradictions(requirements, () => exists, [result(results)]);
    assert.deepEqual(find(true, 'passed'), []);
    assert.deepEqual(find(true, 'failed'), ['1.1.1: api/a.test.ts "decoding decodes once" did not pass']);
    assert.deepEqual(find(false, 'passed'), [
      '1.1.1: api/a.test.ts does not exist',
      '1.1.1: docs/b.md does not exist',
    ]);
  });

  it('is contradicted by a row that holds without a file', () => {
    const [row] = readRequirements('| 1.1.1 | 2 | Decode once | holds | By design |');
    assert.deepEqual(
      findContradictions(row ? [row] : [], () => true, []),
      ['1.1.1: names no file'],
    );
  });

  it('is refused with an unknown state and with a requirement that stands twice', () => {
    assert.throws(() => readRequirements('| 1.1.1 | 2 | Decode once | maybe | |'), /cannot read/);
    assert.throws(() => readRequirements(`${table}\n| 1.1.1 | 2 | Again | open | |`), /1\.1\.1 stands twice/);
  });
});
