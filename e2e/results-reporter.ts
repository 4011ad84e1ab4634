import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const root = path.resolve(import.meta.dirname, '..');

/** Writes every journey's name and outcome to test-results/e2e.json, as the unit runners do. */
export default class ResultsReporter implements Reporter {
  readonly #results = new Map<string, { file: string; name: string; status: string }>();

  onTestEnd(test: TestCase, { status }: TestResult): void {
    this.#results.set(test.id, {
      file: path.relative(root, test.location.file),
      name: test.titlePath().slice(3).join(' '),
      status,
    });
  }

  onEnd(): void {
    mkdirSync(path.join(root, 'test-results'), { recursive: true });
    writeFileSync(path.join(root, 'test-results/e2e.json'), JSON.stringify([...this.#results.values()]));
  }
}
