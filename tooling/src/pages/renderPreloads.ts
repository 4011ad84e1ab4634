import type { ShellManifest } from '../build/buildShell.ts';
import type { PageInput } from './pageInput.ts';
import { findRemoteFile, renderFileAttributes, type PageFile } from './remoteFiles.ts';

/** Where the files of the shell's version are, e.g. `/shell/0.1.0-1a2b3c4d/`. */
export const getShellBase = (shell: ShellManifest): string => `/shell/${shell.version}/`;

const renderPreload = (file: PageFile): string =>
  `<link rel="preload" as="script" ${renderFileAttributes(file, 'href')}>`;

const renderShellPreload = (shell: ShellManifest, file: string): string =>
  renderPreload({ href: `${getShellBase(shell)}${file}`, integrity: shell.files[file]?.integrity ?? '' });

/** Preloads for the matched route. Those of a gated route wait in the page until the plan is known. */
export const renderRemotePreloads = ({ registry, contract, route, shell }: PageInput): string[] => {
  if (!contract || !route) return [];
  const own = (contract.assets[route.path] ?? []).map((file) =>
    renderPreload(findRemoteFile(registry, contract, file)),
  );
  const files = (contract.lazySharedModules[route.path] ?? []).flatMap(
    (moduleName) => shell.lazySharedModules[moduleName] ?? [],
  );
  return [...own, ...[...new Set(files)].map((file) => renderShellPreload(shell, file))];
};

/** The files that start the app. */
export const renderShellPreloads = ({ shell }: PageInput): string[] =>
  (shell.entries.shell ?? []).map((file) => renderShellPreload(shell, file));

export const renderFontPreloads = ({ shell }: PageInput): string[] =>
  shell.fonts.map(
    (font) =>
      `<link rel="preload" as="font" type="font/woff2" crossorigin href="${getShellBase(shell)}${font}">`,
  );
