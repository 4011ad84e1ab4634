import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { repositoryRoot } from '../../origin/paths.ts';
import { listFiles, targets } from './targets.ts';

const features = 'api/src/features';

/** A file that only passes on what another one exports has no rule. */
const hasRules = (file: string): boolean =>
  readFileSync(path.join(repositoryRoot, features, file), 'utf8').includes('=>');

describe('the targets of mutation testing', () => {
  it('hold the rules of every feature of the API', () => {
    const rules = readdirSync(path.join(repositoryRoot, features), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(service|model)\.ts$/.test(file) && hasRules(file))
      .map((file) => path.posix.join(features, file));
    const mutated = new Set(targets.flatMap((target) => listFiles(repositoryRoot, target.mutated)));
    assert.ok(rules.length > 100);
    assert.deepEqual(
      rules.filter((file) => !mutated.has(file)),
      [],
    );
  });

  it('have files and tests, and a name of their own', () => {
    assert.equal(new Set(targets.map(({ name }) => name)).size, targets.length);
    for (const { name, mutated, tests } of targets) {
      assert.ok(listFiles(repositoryRoot, mutated).length > 0, name);
      const selections = 'files' in tests ? tests.files : [];
      for (const selection of selections.filter(({ matching }) => !matching.source.includes('model|unit')))
        assert.ok(listFiles(repositoryRoot, [selection]).length > 0, `${name}: ${selection.folder}`);
    }
  });
});
