import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const policyPattern = /<meta http-equiv="content-security-policy"[^>]*>\n?/;
const deferredPattern = /(<template id="rankwright-scripts"[^>]*>)[\s\S]*?<\/template>/;
const scriptPattern = /<script(?![^>]*json)[^>]*>[\s\S]*?<\/script>\n?|<link[^>]*as="script"[^>]*>\n?/g;
const pageChunkPattern = /\/(page-[\w-]+)\.\w+\.js/g;

const findFile = (files: readonly string[], name: string): string | undefined =>
  files.find((file) => file.startsWith(`${name}.`) && file.endsWith('.js'));

const renderInline = (directory: string, file: string | undefined): string =>
  file
    ? `<script>${readFileSync(path.join(directory, file), 'utf8').replace(/\/\/# source.*/, '')}</script>`
    : '';

/**
 * The released page with another build's scripts in place of the app's: prerendered alike, and started by the same trigger.
 * A public page keeps the small scripts by which it works without the app. `entry` names the file that starts the app.
 */
export const toMonolithPage = (html: string, directory: string, entry: string): string => {
  const files = readdirSync(directory);
  const page = html.replace(policyPattern, '');
  const chunks = [...html.matchAll(pageChunkPattern)].flatMap(([, name = '']) => findFile(files, name) ?? []);
  const tags = [
    ...[...new Set(chunks)].map((file) => `<link rel="preload" as="script" href="/${file}">`),
    `<script defer src="/${findFile(files, entry) ?? ''}"></script>`,
  ].join('\n');
  if (deferredPattern.test(page))
    return page.replace(deferredPattern, (_, begin: string) => `${begin}${tags}</template>`);
  const scheme = renderInline(directory, findFile(files, 'scheme'));
  return page.replace(scriptPattern, '').replace('</head>', () => `${scheme}${tags}</head>`);
};
