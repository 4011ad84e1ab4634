import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../origin/paths.ts';

const sourceFile = /\.([cm]?[jt]sx?|jsonc?|mdx|css|html)$/;

type FileFilter = (file: string) => boolean;

const isSourceFile: FileFilter = (file) => sourceFile.test(file);

const listFiles = (isIncluded: FileFilter): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 16_000_000,
  })
    .split('\n')
    .filter((file) => file !== '' && isIncluded(file) && existsSync(path.join(repositoryRoot, file)));

const linkInstalledPackages = (directory: string): void => {
  const installed = path.join(repositoryRoot, 'node_modules');
  mkdirSync(path.join(directory, 'node_modules/@rankwright'), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== '@rankwright')
      symlinkSync(path.join(installed, name), path.join(directory, 'node_modules', name));
  for (const name of readdirSync(path.join(installed, '@rankwright')))
    symlinkSync(path.join(directory, name), path.join(directory, 'node_modules/@rankwright', name));
};

/** Copies the sources of the repository, or the files that the filter takes, with its installed packages linked. */
export const copyRepository = (directory: string, isIncluded = isSourceFile): void => {
  for (const file of listFiles(isIncluded)) {
    mkdirSync(path.join(directory, path.dirname(file)), { recursive: true });
    copyFileSync(path.join(repositoryRoot, file), path.join(directory, file));
  }
  linkInstalledPackages(directory);
  for (const name of readdirSync(directory)) {
    const nested = path.join(repositoryRoot, name, 'node_modules');
    if (name !== 'node_modules' && existsSync(nested))
      symlinkSync(nested, path.join(directory, name, 'node_modules'));
  }
};
