import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { startWordpress, isWordpressInstalled } from '@rankwright/testing/wordpress/startWordpress';
import { expect, test } from '../product/test.ts';

const execute = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');

/**
 * Runs the platform contract tests, which also run against the fakes, against real sites; without a browser.
 */
test('real WordPress sites pass the platform contract tests [C-125, C-183, C-184, C-207]', async () => {
  expect(
    isWordpressInstalled(),
    'Debian’s wordpress, php-cli and mariadb-server must be installed (see .ci/run)',
  ).toBe(true);
  const pretty = await startWordpress('pretty');
  const plain = await startWordpress('plain');
  try {
    const env = { ...process.env, WORDPRESS_SITES: JSON.stringify({ pretty, plain }) };
    const args = ['run', 'contract:wordpress', '-w', '@rankwright/api'];
    const { stdout } = await execute('npm', args, { cwd: root, env, maxBuffer: 10_485_760 });
    console.log(stdout);
  } finally {
    pretty.stop();
    plain.stop();
  }
});
