import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'test-results');

interface Result {
  file: string;
  name: string;
  title: string;
  status: string;
}

/**
 * Writes every journey's name and status to test-results/e2e-<project>.json, in the format of the unit
 * runners.
 */
export default class ResultsReporter implements Reporter {
  readonly #projects = new Map<string, Map<string, Result>>();

  onTestEnd(test: TestCase, { status }: TestResult): void {
    const [, project = '', , ...titles] = test.titlePath();
    const results = this.#projects.get(project) ?? new Map<string, Result>();
    this.#projects.set(project, results);
    results.set(test.id, {
      file: path.relative(root, test.location.file),
      name: titles.join(' '),
      title: test.title,
      status,
    });
  }

  /** A run of selected journeys leaves the results of the whole run as they are. */
  onEnd(): void {
    if (process.argv.slice(process.argv.indexOf('test') + 1).some((argument) => !argument.startsWith('--')))
      return;
    mkdirSync(folder, { recursive: true });
    for (const [project, results] of this.#projects)
      writeFileSync(path.join(folder, `e2e-${project}.json`), JSON.stringify([...results.values()]));
  }
}
