import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findOldWords } from './findOldWords.js';

/** Folders of installed, built and recorded files. */
const ignoredFolders = new Set([
  ...[
    'node_modules',
    'dist',
    'dist-types',
    'storybook-static',
    'test-results',
    'playwright-report',
    'coverage',
  ],
  ...['.git', '.nx', '.data', 'baseline'],
]);
/** The specification keeps its own words, the glossary lists them, the others are written by tools. */
const ignoredFiles = [
  /^docs\/spec\//,
  /^reports\//,
  /^docs\/glossary\.md$/,
  /(^|\/)CHANGELOG\.md$/,
  /^package-lock\.json$/,
  /^docs\/openapi(\.baseline)?\.json$/,
  /^api\/migrations\/meta\//,
  /^tooling\/lint\/oldWords\.js$/,
  /^tooling\/src\/lint\/structure\.test\.ts$/,
];
const textFile = /\.(tsx?|[cm]?js|jsonc?|mdx?|css|html|ya?ml|sql|sh|php)$/;

const listFiles = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : listFiles(file);
    return textFile.test(entry.name) && !ignoredFiles.some((pattern) => pattern.test(file)) ? [file] : [];
  });

const problems = listFiles('.').flatMap((file) => [
  ...findOldWords(file).map(({ message }) => `${file}: file name: ${message}`),
  ...findOldWords(readFileSync(file, 'utf8')).map(({ line, message }) => `${file}:${line}: ${message}`),
]);
for (const problem of problems) console.log(problem);
if (problems.length > 0) {
  console.log(`\n${problems.length} old words. docs/glossary.md lists the standard ones.`);
  process.exitCode = 1;
}
