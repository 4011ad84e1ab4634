import { expect, test } from '@playwright/test';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { startWordpress, wordpressIsInstalled } from '../wordpress/startWordpress.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');

/** The adapter's own contract, the one its doubles are held to, against real sites; no browser takes part. */
test('WordPress sites of both kinds keep what the platform contract says [C-125, C-183, C-184, C-207]', async () => {
  expect(
    wordpressIsInstalled(),
    'Debian’s wordpress, php-cli and mariadb-server have to be installed (see .ci/run)',
  ).toBe(true);
  const pretty = await startWordpress('pretty');
  const plain = await startWordpress('plain');
  try {
    const env = { ...process.env, WORDPRESS_SITES: JSON.stringify({ pretty, plain }) };
    const args = ['run', 'contract:wordpress', '-w', '@rankwright/api'];
    const { stdout } = await run('npm', args, { cwd: root, env, maxBuffer: 10_485_760 });
    console.log(stdout);
  } finally {
    pretty.stop();
    plain.stop();
  }
});
