import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { repositoryRoot } from '../../origin/paths.ts';
import { createPackageFiles } from '../create/packageFiles.ts';
import { createRepositoryFiles } from '../create/standalone/repositoryFiles.ts';
import { checkCommands } from './documentedCommands.ts';

const readScripts = (manifest = ''): Record<string, string> =>
  (JSON.parse(manifest) as { scripts: Record<string, string> }).scripts;

const remote = { name: 'notes', title: 'Notes', owner: 'Team Notes', getVersion: () => '1.0.0' };
const repositoryScripts = readScripts(createRepositoryFiles({ ...remote, further: [] })['package.json']);
const readManifest = (folder: string): string =>
  readFileSync(path.join(repositoryRoot, folder, 'package.json'), 'utf8');
const scripts = {
  root: readScripts(readManifest('.')),
  readWorkspace: (name: string) => readScripts(readManifest(name.replace('@rankwright/', ''))),
  remote: { ...readScripts(createPackageFiles(remote)['package.json']), ...repositoryScripts },
};

const teams = path.join(repositoryRoot, 'docs/teams');
const documents = [...readdirSync(teams).map((file) => path.join('docs/teams', file)), 'README.md'];
const read = (document: string): string => readFileSync(path.join(repositoryRoot, document), 'utf8');

const listProblems = (markdown: string) =>
  checkCommands(markdown, scripts).filter(({ problem }) => problem !== null);

describe('every command that the documents for teams name', () => {
  for (const document of documents)
    it(`is taken by its program: ${document}`, () => {
      assert.deepEqual(listProblems(read(document)), []);
    });

  it('is found', () => {
    const lines = documents.flatMap((document) =>
      checkCommands(read(document), scripts).map(({ line }) => line),
    );
    for (const line of [
      'npm run remote -- rollback planner --to 1.4.0-3f2a91bc --reason "the calendar is empty"',
      'npm create rankwright-remote notes -- --owner "Team Notes"',
      'npm run dev -- --remote notes',
      'list --audit',
      '-- --force',
    ])
      assert.ok(
        lines.some((found) => found.startsWith(line)),
        line,
      );
    assert.ok(lines.length > 50, `${lines.length} commands`);
  });

  it('turns red for a command, a script, a program or an option that is renamed', () => {
    for (const line of [
      'npm run remote -- roll-back planner',
      'npm run remote -- rollback planner --version 1.4.0',
      'npm run dev -- --only notes',
      'npm run packages',
      'npm run documents -w @rankwright/tooling',
      'npm create rankwright-team notes',
      'npm create rankwright-remote notes -- --team "Team Notes"',
      'canary planner --share 10',
      '--no-browser',
    ])
      assert.equal(listProblems(`Run \`${line}\`.`).length, 1, line);
  });
});

it('the table of scripts lists those of a new repository', () => {
  const table = [...read('docs/teams/own-repository.md').matchAll(/^\| `([\w:]+)` /gm)].map(
    ([, name]) => name,
  );
  const listed = Object.keys(repositoryScripts).filter((name) => name !== 'build');
  assert.deepEqual(table.sort(), listed.sort());
});
