const fs = require('node:fs');
const path = require('node:path');

/**
 * Writes every test's full name and status to test-results/unit.json, which spec:coverage and npm test read.
 */
module.exports = class ResultsReporter {
  onRunComplete(_contexts, results) {
    const tests = results.testResults.flatMap((file) =>
      file.testResults.map((test) => ({
        file: path.relative(process.cwd(), file.testFilePath),
        name: test.fullName,
        status: test.status,
      })),
    );
    for (const file of results.testResults) {
      if (file.testExecError)
        tests.push({
          file: path.relative(process.cwd(), file.testFilePath),
          name: 'loads the test file',
          status: 'failed',
        });
    }
    fs.mkdirSync('test-results', { recursive: true });
    fs.writeFileSync('test-results/unit.json', JSON.stringify(tests));
  }
};
