import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const policyPattern = /<meta http-equiv="content-security-policy"[^>]*>\n?/;
const deferredPattern = /(<template id="rankwright-scripts"[^>]*>)[\s\S]*?<\/template>/;
const preloadPattern = /<link[^>]*as="script"[^>]*>\n?/g;
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

/** Preloads of the page's files wherever the released page preloads those of its remote; none where it has none. */
const renderPreloads = (html: string, directory: string): string => {
  const pages = JSON.parse(readFileSync(path.join(directory, pageFilesName), 'utf8')) as Record<
    string,
    string[]
  >;
  const files = [...html.matchAll(pageChunkPattern)].flatMap(([, name = '']) => pages[name] ?? []);
  return [...new Set(files)].map((file) => `<link rel="preload" as="script" href="/${file}">\n`).join('');
};

/**
 * The released page with another build's scripts in place of the app's: prerendered alike, and started by the same trigger.
 * A public page keeps the small scripts by which it works without the app. `entry` names the file that starts the app.
 */
export const toMonolithPage = (html: string, directory: string, entry: string): string => {
  const files = readdirSync(directory);
  const page = html.replace(policyPattern, '');
  const preloads = renderPreloads(html, directory);
  const script = `<script defer src="/${findFile(files, entry) ?? ''}"></script>`;
  if (!deferredPattern.test(page)) {
    const scheme = renderInline(directory, findFile(files, 'scheme'));
    return page.replace(scriptPattern, '').replace('</head>', () => `${scheme}${preloads}${script}</head>`);
  }
  const [head = ''] = page.split('</head>');
  const arePreloadsDeferred = head.search(preloadPattern) < 0;
  return page
    .replace(preloadPattern, '')
    .replace('</head>', () => `${arePreloadsDeferred ? '' : preloads}</head>`)
    .replace(
      deferredPattern,
      (_, begin: string) => `${begin}${arePreloadsDeferred ? preloads : ''}${script}</template>`,
    );
};
