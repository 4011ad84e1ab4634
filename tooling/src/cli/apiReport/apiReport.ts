import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '../../origin/paths.ts';
import { findVersionProblem, type RecordedApi } from './checkVersion.ts';
import { extractApi } from './extractApi.ts';
import { readRecordedApi, writeRecordedApi } from './recordedApi.ts';

/** Packages that remotes in other repositories compile against. */
const publicPackages = ['contracts', 'sdk', 'shared-ui'];

/** `--record`: a release of the packages has begun; what they are now is what the next change is compared with. */
const record = process.argv.includes('--record');
const update = record || process.argv.includes('--update');

const compile = (): void => {
  const compiler = path.join(repositoryRoot, 'node_modules/typescript/bin/tsc');
  const { status } = spawnSync(process.execPath, [compiler, '-b', ...publicPackages], {
    cwd: repositoryRoot,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
};

/** Shows how the API differs from the report. Git compares two files as well as two versions. */
const printDifference = (before: string, now: string): void => {
  spawnSync('git', ['--no-pager', 'diff', '--no-index', before, now], {
    cwd: repositoryRoot,
    stdio: 'inherit',
  });
};

const fail = (message: string): void => {
  console.error(`\n${message}`);
  process.exitCode = 1;
};

const isEqual = (before: string, now: string): boolean =>
  existsSync(before) && readFileSync(before, 'utf8') === readFileSync(now, 'utf8');

const checkReport = (name: string, report: string, extracted: string): void => {
  if (isEqual(report, extracted)) return;
  if (update) {
    copyFileSync(extracted, report);
    console.log(`${name}/${name}.api.md was updated.`);
    return;
  }
  printDifference(report, extracted);
  fail(`The API of ${name} changed. Run "npm run api:report -- --update" and commit ${name}.api.md.`);
};

const readCurrentApi = (folder: string, extracted: string): RecordedApi => {
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { version, report: readFileSync(extracted, 'utf8') };
};

const checkVersion = (name: string, folder: string, current: RecordedApi): void => {
  const recorded = readRecordedApi(folder);
  const problem = recorded && findVersionProblem(`@rankwright/${name}`, recorded, current);
  if (problem) fail(problem);
  else if (record) writeRecordedApi(folder, current);
};

compile();
const temporary = mkdtempSync(path.join(tmpdir(), 'api-report-'));
for (const name of publicPackages) {
  const folder = path.join(repositoryRoot, name);
  const extracted = extractApi(folder, temporary);
  checkReport(name, path.join(folder, `${name}.api.md`), extracted);
  checkVersion(name, folder, readCurrentApi(folder, extracted));
}
rmSync(temporary, { recursive: true });
