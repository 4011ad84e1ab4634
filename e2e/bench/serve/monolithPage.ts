import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const policyPattern = /<meta http-equiv="content-security-policy"[^>]*>/;
/** The template of a static page in which the scripts of the app wait. */
export const deferredPattern = /(<template id="rankwright-scripts"[^>]*>)[\s\S]*?<\/template>/;
const scriptPattern = /<script(?![^>]*json)[^>]*>[\s\S]*?<\/script>\n?|<link[^>]*as="script"[^>]*>\n?/g;
const pageChunkPattern = /\/(page-[\w-]+)\.\w+\.js/g;
/** Files of each page's chunk group, as `buildMonolith` writes them. */
const pageFilesName = 'pages.json';

const findFile = (files: readonly string[], name: string): string | undefined =>
  files.find((file) => file.startsWith(`${name}.`) && file.endsWith('.js'));

const renderInline = (directory: string, file: string | undefined): string =>
  file
    ? `<script>${readFileSync(path.join(directory, file), 'utf8').replace(/\/\/# source.*/, '')}</script>`
    : '';

/** The released page's policy, which the build's inline scripts pass by their hashes. */
const allowScripts = (html: string, inlineScripts: readonly string[]): string => {
  const hashes = inlineScripts
    .flatMap((script) => /^<script>([\s\S]*)<\/script>$/.exec(script)?.[1] ?? [])
    .map((source) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`);
  return html.replace(policyPattern, (policy) =>
    policy.replace("script-src 'self'", `script-src 'self' ${hashes.join(' ')}`),
  );
};

const insertBeforePolicy = (html: string, tags: string): string =>
  html.replace(policyPattern, (policy) => `${tags}${policy}`);

const renderPreload = (file: string): string => `<link rel="preload" as="script" href="/${file}">\n`;

/** Preloads of the page's files wherever the released page preloads those of its remote; none where it has none. */
const renderPreloads = (html: string, directory: string): string => {
  const pages = JSON.parse(readFileSync(path.join(directory, pageFilesName), 'utf8')) as Record<
    string,
    string[]
  >;
  const files = [...html.matchAll(pageChunkPattern)].flatMap(([, name = '']) => pages[name] ?? []);
  return [...new Set(files)].map(renderPreload).join('');
};

/**
 * The released page with another build's scripts in place of the app's: prerendered alike, and started by the same trigger.
 * A public page keeps the small scripts by which it works without the app. `entry` names the file that starts the app.
 */
export const toMonolithPage = (html: string, directory: string, entry: string): string => {
  const files = readdirSync(directory);
  const app = findFile(files, entry) ?? '';
  const preloads = renderPreloads(html, directory);
  const script = `<script defer src="/${app}"></script>`;
  if (!deferredPattern.test(html)) {
    const scheme = renderInline(directory, findFile(files, 'scheme'));
    const heldSubmit = html.includes('"prerendered":true')
      ? renderInline(directory, findFile(files, 'heldSubmit'))
      : '';
    const page = allowScripts(html.replace(scriptPattern, ''), [scheme, heldSubmit]);
    return insertBeforePolicy(page, `${renderPreload(app)}${preloads}`).replace(
      '</head>',
      () => `${scheme}${heldSubmit}${script}</head>`,
    );
  }
  return html.replace(deferredPattern, (_, begin: string) => `${begin}${preloads}${script}</template>`);
};
