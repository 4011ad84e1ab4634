import { readdirSync } from 'node:fs';
import type { StatsCompilation } from 'webpack';
import { listEntryScripts, preloadedFontPattern } from '../buildShell.ts';

const renderScript = (file: string, attribute = ''): string =>
  `<script ${attribute} src="/${file}"></script>`;

const renderFontPreload = (file: string): string =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`;

/** The page of the monolith build: colour scheme script, font preloads and the deferred app script. */
export const renderMonolithPage = (
  template: string,
  output: string,
  app: StatsCompilation,
  scheme: StatsCompilation,
): string => {
  const schemeScripts = (listEntryScripts(scheme).scheme ?? []).map((file) => renderScript(file));
  const fonts = readdirSync(output)
    .filter((name) => preloadedFontPattern.test(name))
    .map(renderFontPreload);
  const appScripts = (listEntryScripts(app).app ?? []).map((file) => renderScript(file, 'defer'));
  return template
    .replace(
      '<!--rankwright:head-->',
      ['<title>Rankwright</title>', ...schemeScripts, ...fonts, ...appScripts].join('\n'),
    )
    .replace(/<!--rankwright:\w+-->/g, '');
};
