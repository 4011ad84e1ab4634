import { copyFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hostApiVersion } from '@rankwright/contracts/remote';
import type { Configuration, StatsChunkGroup, StatsCompilation } from 'webpack';
import { getBuildIdentity } from './webpack/buildIdentity.ts';
import { compile, getBuildOutput } from './compile.ts';
import { mapSharedModuleScripts } from './sharedChunks.ts';
import { compressScripts, type FileInfo } from './fileInfo.ts';
import { loadExport } from './loadExport.ts';
import { createShellServerConfiguration } from './webpack/serverConfiguration.ts';
import { readProvidedVersions } from './webpack/shareVersions.ts';
import { createBootstrapConfiguration } from './webpack/shellConfiguration.ts';

/** `shell.json`: what the page builder reads about a shell build. */
export interface ShellManifest {
  version: string;
  /** Version of the host API that this shell provides. */
  hostApi: string;
  /** Shared module → version that this shell provides. */
  shared: Record<string, string>;
  /** Entry → its scripts, in order. */
  entries: Record<string, string[]>;
  files: Record<string, FileInfo>;
  /** Fonts worth preloading. */
  fonts: string[];
  /** Lazy shared module → scripts that load it when a remote first needs it. */
  lazySharedModules: Record<string, string[]>;
}

/** Upright Latin fonts are used on every page; other alphabets and italics load on demand. */
export const preloadedFontPattern = /-latin-\w+-normal\.\w+\.woff2$/;

const listScripts = (group: StatsChunkGroup | undefined): string[] =>
  (group?.assets ?? []).map((asset) => asset.name).filter((file) => file.endsWith('.js'));

export const listEntryScripts = (stats: StatsCompilation): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(stats.entrypoints ?? {}).map(([name, entry]) => [name, listScripts(entry)]),
  );

/** Compiles the host and writes `shell.json` and the page template. */
export const buildShell = async (directory: string): Promise<void> => {
  const configuration = await loadExport<Configuration>(directory, 'webpack.config.ts', 'configuration');
  const stats = await compile(configuration);
  const bootstrap = await compile(createBootstrapConfiguration(directory));
  const dist = path.join(directory, 'dist');
  const entries = {
    ...listEntryScripts(getBuildOutput(stats)),
    ...listEntryScripts(getBuildOutput(bootstrap)),
    serviceWorker: ['serviceWorker.js'],
  };
  const fonts = readdirSync(dist).filter((name) => preloadedFontPattern.test(name));
  const { version } = getBuildIdentity(directory, 'shell');
  await compile(createShellServerConfiguration(directory, `/shell/${version}/`));
  const manifest: ShellManifest = {
    version,
    hostApi: hostApiVersion,
    shared: readProvidedVersions(directory),
    entries,
    files: compressScripts(dist),
    fonts,
    lazySharedModules: mapSharedModuleScripts(stats.compilation),
  };
  writeFileSync(path.join(dist, 'shell.json'), JSON.stringify(manifest, null, 2));
  copyFileSync(path.join(directory, 'src/index.html'), path.join(dist, 'template.html'));
  console.log(`shell ${manifest.version}: ${Object.keys(manifest.files).length} files`);
};
