import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '../../origin/paths.ts';
import { extractApi } from './extractApi.ts';

/** Packages that remotes in other repositories compile against. */
const publicPackages = ['contracts', 'sdk', 'shared-ui'];

const update = process.argv.includes('--update');

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

const isEqual = (before: string, now: string): boolean =>
  existsSync(before) && readFileSync(before, 'utf8') === readFileSync(now, 'utf8');

compile();
const folder = mkdtempSync(path.join(tmpdir(), 'api-report-'));
for (const name of publicPackages) {
  const report = path.join(repositoryRoot, name, `${name}.api.md`);
  const extracted = extractApi(path.join(repositoryRoot, name), folder);
  if (isEqual(report, extracted)) continue;
  if (update) {
    copyFileSync(extracted, report);
    console.log(`${name}/${name}.api.md was updated.`);
    continue;
  }
  printDifference(report, extracted);
  console.error(
    `\nThe API of ${name} changed. Run "npm run api:report -- --update" and commit ${name}.api.md.`,
  );
  process.exitCode = 1;
}
rmSync(folder, { recursive: true });
