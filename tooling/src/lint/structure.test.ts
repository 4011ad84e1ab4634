import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { repositoryRoot } from '../origin/paths.ts';
import { copyRepository } from './copyRepository.ts';

/** What is appended to a file of the copy, by path. */
const seeds: Record<string, string> = {
  'e2e/product/seed.ts': "import '../../api/src/app.ts';",
  'remote-auth/remote.config.ts': "import '@rankwright/tooling/webpack';",
  'sdk/src/session/seed.test.ts': "import '../../../shell/src/kernel/kernel.ts';",
  'api/src/features/contact/seed.ts': "import type { User } from '../auth/user.repository.ts';",
  'remote-auth/src/login/seed.ts': "import '../settings/SettingsPage.tsx';",
  'remote-auth/src/login/seedFacade.ts': "import '@mui/material/Button';",
  'contracts/src/seedA.ts': "import './seedB.ts';",
  'contracts/src/seedB.ts': "import './seedA.ts';",
  'remote-auth/src/login/seedA.model.ts': "import '../signup/seedB.model.ts';",
  'remote-auth/src/signup/seedB.model.ts': '',
  'remote-auth/src/signup/seedC.model.ts': "import '../login/seedD.model.ts';",
  'remote-auth/src/login/seedD.model.ts': '',
  'tooling/src/process/findFreePort.ts': '\nexport const seededExport = 1;',
  'api/src/features/contact/seed.routes.ts':
    "import * as service from './contact.service.ts';\nroute(app, subscribeToNewsletter, () => service.addSubscriber());",
  'remote-auth/src/login/seed.data.ts':
    'export const sendPassword = (body: LogIn) => callApi(logIn, { body });',
  'sdk/src/session/seededWords.ts':
    'const openLedger = 1;\nconst titleOf = (post: { title: string }) => post.title;',
};

const runTool = (directory: string, file: string, ...flags: string[]) =>
  spawnSync(process.execPath, [path.join(repositoryRoot, 'node_modules', file), ...flags], {
    cwd: directory,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });

describe('npm run lint', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'rankwright-lint-'));
  before(() => {
    copyRepository(directory);
    for (const [file, text] of Object.entries(seeds)) appendFileSync(path.join(directory, file), text);
  });
  after(() => rmSync(directory, { recursive: true, force: true }));

  const readErrors = (configuration: string): string => {
    const { status, stdout } = runTool(
      directory,
      'dependency-cruiser/bin/dependency-cruise.mjs',
      ...['--config', `tooling/lint/${configuration}`, '--output-type', 'err', '.'],
    );
    assert.notEqual(status, 0);
    return stripVTControlCharacters(stdout);
  };

  it('fails on a forbidden import in e2e, in a remote.config.ts and in a test, and on a file cycle', () => {
    const errors = readErrors('imports.config.js');
    for (const expected of [
      'imports-of-e2e: e2e/product/seed.ts',
      'imports-of-remote-auth: remote-auth/remote.config.ts',
      'imports-of-sdk: sdk/src/session/seed.test.ts',
      'private-repository: api/src/features/contact/seed.ts',
      'feature-service: api/src/features/contact/seed.ts',
      'feature-public-file: remote-auth/src/login/seed.ts',
      'facades: remote-auth/src/login/seedFacade.ts',
      'no-file-cycle: contracts/src/seedA.ts',
    ])
      assert.ok(errors.includes(expected), `${expected} is not in\n${errors}`);
  });

  it('fails on a folder cycle', () => {
    const errors = readErrors('folders.config.js');
    assert.ok(errors.includes('no-folder-cycle: remote-auth/src/login'), errors);
  });

  it('fails on an unused export', () => {
    const { status, stdout } = runTool(directory, 'knip/bin/knip.js', '--no-progress');
    assert.equal(status, 1);
    assert.match(stdout, /seededExport/);
  });

  it('fails on a service or client function that does not have the name of its endpoint', () => {
    const { status, stdout } = spawnSync(process.execPath, ['tooling/lint/endpointVerbs.js'], {
      cwd: directory,
      encoding: 'utf8',
    });
    assert.equal(status, 1);
    assert.deepEqual(stdout.split('\n').slice(0, 2), [
      'api/src/features/contact/seed.routes.ts: subscribeToNewsletter is carried out by addSubscriber',
      'remote-auth/src/login/seed.data.ts: sendPassword is called requestLogIn',
    ]);
  });

  it('fails on an old word of the glossary and on a function that is named without a verb', () => {
    const { status, stdout } = spawnSync(process.execPath, ['tooling/lint/words.js'], {
      cwd: directory,
      encoding: 'utf8',
    });
    assert.equal(status, 1);
    assert.deepEqual(
      stdout.split('\n').filter((line) => line.startsWith('sdk/')),
      [
        'sdk/src/session/seededWords.ts:1: "ledger" is called: diagnostics, log',
        'sdk/src/session/seededWords.ts:2: "titleOf" needs a verb, such as create, find, count',
      ],
    );
    assert.match(stdout, /\n2 old words/);
  });
});
