import type { ShellManifest } from '../build/buildShell.ts';
import type { PageInput } from './pageInput.ts';

/** Where the files of the shell's version are, e.g. `/shell/0.1.0-1a2b3c4d/`. */
export const getShellBase = (shell: ShellManifest): string => `/shell/${shell.version}/`;

const renderPreload = (href: string, integrity: string): string => {
  const mode = href.startsWith('/') ? '' : ' crossorigin="anonymous"';
  return `<link rel="preload" as="script" href="${href}" integrity="${integrity}"${mode}>`;
};

const renderShellPreload = (shell: ShellManifest, file: string): string =>
  renderPreload(`${getShellBase(shell)}${file}`, shell.files[file]?.integrity ?? '');

/** Preloads for the matched route. Those of a gated route wait in the page until the plan is known. */
export const renderRemotePreloads = ({ registry, contract, route, shell }: PageInput): string[] => {
  if (!contract || !route) return [];
  const base = registry.remotes.find(({ name }) => name === contract.name)?.current.base ?? '';
  const own = (contract.assets[route.path] ?? []).map((file) =>
    renderPreload(`${base}${file}`, contract.files[file]?.integrity ?? ''),
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
