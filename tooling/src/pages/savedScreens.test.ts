import assert from 'node:assert/strict';
import { it } from 'node:test';
import { savedScreenMeta } from '@rankwright/contracts/savedScreen';
import { createTestContract } from '../testing/testBuilds.ts';
import { options, readPage, withOrigin } from './testing/testPages.ts';
import { writePages } from './writePages.ts';

const readPages = async (access: 'public' | 'protected', offline: boolean): Promise<string> => {
  const routes = createTestContract().routes.map((route) => ({ ...route, access }));
  let html = '';
  await withOrigin((origin) => {
    writePages({ ...options(origin), offline });
    html = readPage(origin, '/notes');
  }, createTestContract({ routes }));
  return html;
};

it('a private page paints its saved screen where the deployment saves any', async () => {
  const html = await readPages('protected', true);
  assert.match(
    html,
    new RegExp(`<meta name="${savedScreenMeta}" content="1.0.0-shell">\\s*<script>// savedScreen`),
  );
  const off = await readPages('protected', false);
  const open = await readPages('public', true);
  for (const other of [off, open]) assert.doesNotMatch(other, /\/\/ savedScreen|saved-screens/);
});
