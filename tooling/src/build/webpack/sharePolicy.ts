/**
 * All modules that exist once at run time. The host provides them; remotes bundle none of them.
 * Facades are shared, not libraries: sharing @mui/material whole doubles the shell (docs/adr/0002).
 */
const listEntryPoints = (packageName: string, entryPoints: readonly string[]): string[] =>
  entryPoints.map((entryPoint) => `@rankwright/${packageName}/${entryPoint}`);

/** Loaded with the shell. */
export const eagerShares: readonly string[] = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@rankwright/shared-ui/core',
  '@rankwright/shared-ui/overlays',
  ...listEntryPoints('sdk', [
    'api',
    'session',
    'router',
    'query',
    'queries',
    'publications',
    'toasts',
    'undo',
    'dialogs',
    'drafts',
    'host',
  ]),
];

export const schemaLibrary = '@rankwright/contracts/zod';

/** Lazy chunks of the shell, loaded when a remote first needs them. */
export const lazyShares: readonly string[] = [
  schemaLibrary,
  ...listEntryPoints('shared-ui', [
    'forms',
    'tables',
    'lists',
    'progress',
    'tabs',
    'pickers',
    'editor',
    'charts',
    'dragging',
    'images',
    'scheduling',
  ]),
];

export const sharedNames: readonly string[] = [...eagerShares, ...lazyShares];

/** The federation runtime: the host provides it, and remotes do not bundle it (docs/adr/0008). */
export const sharedRuntime = '@module-federation/runtime-core';
