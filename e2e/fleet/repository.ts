import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand, type Finished } from '../product/command.ts';
import type { Fleet } from './fleet.ts';
import { createToken, startOriginService } from './originService.ts';

export const remoteName = 'team-notes';

/** A remote in its own repository, outside of this one, and the origin service that it releases to. */
export interface Repository {
  directory: string;
  service: string;
  token: string;
  /** Runs a script of the repository, by default with the team's token. */
  run: (script: string, args?: readonly string[], token?: string) => Promise<Finished>;
  /** Runs a script that must succeed. */
  succeed: (script: string, ...args: string[]) => Promise<string>;
  /** Runs `npm create rankwright-remote -- --update` in the repository. */
  update: () => Promise<Finished>;
  /** Replaces text in a source of the repository. */
  edit: (file: string, from: string, to: string) => void;
}

const expectSuccess = async (finished: Promise<Finished>): Promise<string> => {
  const { code, output } = await finished;
  assert.equal(code, 0, output);
  return output;
};

/** The packages as the operator of the host publishes them, and the program of the generator. */
interface Packages {
  folder: string;
  program: string;
}

/** `npm run pack`, which a deployment runs once. */
export const packPackages = async ({ onEnd }: Fleet): Promise<Packages> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rw-packages-'));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  const packed = await expectSuccess(runCommand('npm', ['run', 'pack', '--', '--to', folder]));
  const program = packed
    .split('\n')
    .find((line) => path.basename(line).startsWith('create-rankwright-remote'));
  assert.ok(program, packed);
  return { folder, program };
};

/** Creates the repository from the packages and installs it, and starts the origin service with a token for it. */
export const createRepository = async (
  { onEnd, origin }: Fleet,
  { folder: packages, program }: Packages,
): Promise<Repository> => {
  const parent = mkdtempSync(path.join(tmpdir(), 'rw-team-'));
  onEnd(() => rmSync(parent, { recursive: true, force: true }));
  const generate = (folder: string, ...args: string[]) =>
    runCommand(
      'npx',
      ['--yes', '--package', program, 'create-rankwright-remote', ...args, '--packages', packages],
      {},
      folder,
    );
  await expectSuccess(generate(parent, remoteName));
  const directory = path.join(parent, `remote-${remoteName}`);
  await expectSuccess(runCommand('npm', ['install', '--no-audit', '--no-fund'], {}, directory));
  const service = await startOriginService(origin, onEnd);
  const own = await createToken(origin, remoteName);
  const run: Repository['run'] = (script, args = [], token = own) =>
    runCommand(
      'npm',
      ['run', script, '--', ...args],
      { RANKWRIGHT_ORIGIN: service, RANKWRIGHT_TOKEN: token },
      directory,
    );
  return {
    directory,
    service,
    token: own,
    run,
    succeed: (script, ...args) => expectSuccess(run(script, args)),
    update: () => generate(directory, '--update'),
    edit: (name, from, to) => {
      const file = path.join(directory, name);
      const source = readFileSync(file, 'utf8');
      assert.ok(source.includes(from), `${name} has no ${from}`);
      writeFileSync(file, source.replace(from, to));
    },
  };
};

const repositories = new WeakMap<Fleet, Promise<Repository>>();

/** The repository of this run; the first row that needs it creates it. */
export const openRepository = (fleet: Fleet): Promise<Repository> => {
  const repository =
    repositories.get(fleet) ?? packPackages(fleet).then((packages) => createRepository(fleet, packages));
  repositories.set(fleet, repository);
  return repository;
};
