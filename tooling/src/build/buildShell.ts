import { copyFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration, StatsCompilation } from 'webpack';
import { buildIdentity } from './buildIdentity.ts';
import { compile, outputOf } from './compile.ts';
import { sharedFiles } from './sharedChunks.ts';
import { scriptFacts, type FileFacts } from './fileFacts.ts';
import { loadExport } from './loadModule.ts';
import { shellServerConfiguration } from '../webpack/serverConfiguration.ts';
import { earlyConfiguration } from '../webpack/shellConfiguration.ts';

/** `shell.json`: what compose needs to know of a shell build. */
export interface ShellFacts {
  version: string;
  /** Entry name → its scripts, in order. */
  entries: Record<string, string[]>;
  files: Record<string, FileFacts>;
  /** Fonts worth preloading. */
  fonts: string[];
  /** Shared module → scripts that bring it when a remote first asks for it. */
  kits: Record<string, string[]>;
}

/** The upright latin cuts are on every page; other alphabets and italics load when a text needs them. */
export const preloadedFont = /-latin-\w+-normal\.\w+\.woff2$/;

export const entryScripts = (stats: StatsCompilation): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(stats.entrypoints ?? {}).map(([name, entry]) => [
      name,
      (entry.assets ?? []).map((asset) => asset.name).filter((file) => file.endsWith('.js')),
    ]),
  );

/** Compiles the host and writes down its facts and its page template. */
export const buildShell = async (directory: string): Promise<void> => {
  const configuration = await loadExport<Configuration>(directory, 'webpack.config.ts', 'configuration');
  const stats = await compile(configuration);
  const early = await compile(earlyConfiguration(directory));
  const dist = path.join(directory, 'dist');
  const entries = { ...entryScripts(outputOf(stats)), ...entryScripts(outputOf(early)) };
  const fonts = readdirSync(dist).filter((name) => preloadedFont.test(name));
  const { version } = buildIdentity(directory, 'shell');
  await compile(shellServerConfiguration(directory, `/shell/${version}/`));
  const facts: ShellFacts = {
    version,
    entries,
    files: scriptFacts(dist),
    fonts,
    kits: sharedFiles(stats.compilation),
  };
  writeFileSync(path.join(dist, 'shell.json'), JSON.stringify(facts, null, 2));
  copyFileSync(path.join(directory, 'src/index.html'), path.join(dist, 'template.html'));
  console.log(`shell ${facts.version}: ${Object.keys(facts.files).length} files`);
};
