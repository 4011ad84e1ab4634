import { readdirSync } from 'node:fs';
import type { StatsCompilation } from 'webpack';
import { entryScripts, preloadedFont } from '../build/buildShell.ts';

const script = (file: string, attribute = ''): string => `<script ${attribute} src="/${file}"></script>`;

const font = (file: string): string =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`;

/** The one page of the one-piece app: its colours before the first paint, its fonts early, its script deferred. */
export const monolithPage = (
  template: string,
  output: string,
  app: StatsCompilation,
  scheme: StatsCompilation,
): string => {
  const colours = (entryScripts(scheme).scheme ?? []).map((file) => script(file));
  const fonts = readdirSync(output)
    .filter((name) => preloadedFont.test(name))
    .map(font);
  const code = (entryScripts(app).app ?? []).map((file) => script(file, 'defer'));
  return template
    .replace(
      '<!--rankwright:head-->',
      ['<title>Rankwright</title>', ...colours, ...fonts, ...code].join('\n'),
    )
    .replace(/<!--rankwright:\w+-->/g, '');
};
