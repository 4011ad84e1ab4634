import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findVersionProblem } from './checkVersion.ts';

const renderReport = (names: string, code: string): string =>
  `# Report\n\n\`\`\`ts\nimport { X } from "x";\n${code}\ndeclare namespace host {\n    export { ${names} };\n}\nexport { host };\n\`\`\`\n`;

const before = renderReport(
  'greet, Person, inner_2 as inner',
  'const greet: (person: Person) => Greeting;\n// @public\ninterface Greeting { text: string }\ninterface Person { name: string }\nconst inner_2: 1;',
);

const check = (after: string, version: string, recordedVersion = '1.4.0'): string | null =>
  findVersionProblem(
    '@rankwright/sdk',
    { version: recordedVersion, report: before },
    { version, report: after },
  );

const without = before.replace('greet, Person', 'Person').replace(/const greet.*\n/, '');
const withMore = before
  .replace('greet, ', 'greet, leave, ')
  .replace('const inner_2', 'const leave: () => void;\nconst inner_2');

describe('the version of a package and its API', () => {
  it('are fine when nothing changed', () => {
    assert.equal(check(before, '1.4.0'), null);
  });

  it('a removed export fails with the same version, and with a minor one', () => {
    assert.match(
      check(without, '1.4.0') ?? '',
      /sdk 1\.4\.0 breaks what 1\.4\.0 promised:\n {2}host\.greet was removed\nKeep it, or raise the version to 2\.0\.0/,
    );
    assert.match(check(without, '1.5.0') ?? '', /host\.greet was removed/);
  });

  it('a removed export passes with a major version', () => {
    assert.equal(check(without, '2.0.0'), null);
  });

  it('an added export needs a minor version', () => {
    assert.match(check(withMore, '1.4.1') ?? '', /host\.leave\nRaise the version to 1\.5\.0/);
    assert.equal(check(withMore, '1.5.0'), null);
  });

  it('below 1.0.0 a minor version breaks, as the range ^0.1.0 has it', () => {
    assert.match(check(without, '0.1.3', '0.1.0') ?? '', /raise the version to 0\.2\.0/);
    assert.equal(check(without, '0.2.0', '0.1.0'), null);
    assert.equal(check(withMore, '0.1.1', '0.1.0'), null);
  });

  const cases: [string, string, string, boolean][] = [
    ['a further required argument', '(person: Person) =>', '(person: Person, at: Date) =>', false],
    ['a further optional argument', '(person: Person) =>', '(person: Person, at?: Date) =>', true],
    ['another type of a property', 'name: string', 'name: number', false],
    ['a further required property', 'name: string', 'name: string; age: number', false],
    ['a further optional property', 'name: string', 'name: string; age?: number', true],
    ['a property that became optional', 'text: string', 'text?: string', false],
    ['a change of a type that only others name', 'text: string', 'text: null', false],
    ['another declaration under the name', 'const inner_2: 1', 'const inner_2: 2', false],
    ['a comment', '// @public', '// @public (undocumented)', true],
    ['a type that is numbered anew', 'Person;', 'Person_2;', true],
  ];
  for (const [title, from, to, isFine] of cases)
    it(`${title} ${isFine ? 'breaks nothing' : 'is breaking'}`, () => {
      assert.equal(check(before.replace(from, to), '1.9.0') === null, isFine);
    });
});

describe('an endpoint', () => {
  const report = (body: string, reply: string): string =>
    renderReport(
      'save',
      `const saveSchemas: { save: Schemas<ZodObject<{}>, ZodObject<{}>, ZodObject<{ ${body} }>, ZodObject<{ ${reply} }>> };`,
    );
  const isBreaking = (body: string, reply: string): boolean =>
    findVersionProblem(
      '@rankwright/contracts',
      { version: '1.0.0', report: report('title: ZodString;', 'id: ZodUUID;') },
      { version: '1.1.0', report: report(body, reply) },
    ) !== null;

  it('may reply with more, not with less', () => {
    assert.equal(isBreaking('title: ZodString;', 'at: ZodNumber; id: ZodUUID;'), false);
    assert.equal(isBreaking('title: ZodString;', ''), true);
  });

  it('may take more, and ask for no more', () => {
    assert.equal(isBreaking('tags: ZodOptional<ZodString>; title: ZodString;', 'id: ZodUUID;'), false);
    assert.equal(isBreaking('tags: ZodString; title: ZodString;', 'id: ZodUUID;'), true);
  });
});
