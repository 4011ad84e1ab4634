const fs = require('node:fs');
const path = require('node:path');

/**
 * Writes every test's titles and status to test-results/unit.json, which spec:coverage and npm test read.
 */
module.exports = class ResultsReporter {
  #selected;

  constructor({ nonFlagArgs, testNamePattern, onlyChanged, findRelatedTests }) {
    this.#selected = nonFlagArgs.length > 0 || Boolean(testNamePattern) || onlyChanged || findRelatedTests;
  }

  /** A run of selected tests leaves the results of the whole run as they are. */
  onRunComplete(_contexts, results) {
    if (this.#selected) return;
    const tests = results.testResults.flatMap((file) =>
      file.testResults.map((test) => ({
        file: path.relative(process.cwd(), file.testFilePath),
        name: test.fullName,
        title: test.title,
        status: test.status,
      })),
    );
    for (const file of results.testResults) {
      if (file.testExecError)
        tests.push({
          file: path.relative(process.cwd(), file.testFilePath),
          name: 'loads the test file',
          title: 'loads the test file',
          status: 'failed',
        });
    }
    fs.mkdirSync('test-results', { recursive: true });
    fs.writeFileSync('test-results/unit.json', JSON.stringify(tests));
  }
};
