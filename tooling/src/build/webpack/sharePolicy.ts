import type { BuildMode } from './buildMode.ts';

/**
 * All modules that exist once at run time. The host provides them; remotes bundle none of them.
 * Facades are shared, not libraries: sharing @mui/material whole doubles the shell (docs/adr/0002).
 */
const listEntryPoints = (packageName: string, entryPoints: readonly string[]): string[] =>
  entryPoints.map((entryPoint) => `@rankwright/${packageName}/${entryPoint}`);

/** Loaded with the shell. */
const eagerShares: readonly string[] = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@rankwright/shared-ui/core',
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

const zodShare = '@rankwright/contracts/zod';

/** Lazy chunks of the shell, loaded when a remote first needs them. */
export const lazyShares: readonly string[] = [
  zodShare,
  ...listEntryPoints('shared-ui', [
    'fields',
    'display',
    'tabs',
    'data',
    'pickers',
    'editor',
    'charts',
    'calendar',
    'images',
    'scheduling',
    'selects',
  ]),
];

/** Loaded with the shell of this build: in development nothing takes the schemas out of its contracts (docs/adr/0017). */
export const listEagerShares = (mode: BuildMode): readonly string[] =>
  mode === 'hot' ? [...eagerShares, zodShare] : eagerShares;

export const sharedNames: readonly string[] = [...eagerShares, ...lazyShares];

/** The federation runtime: the host provides it, and remotes do not bundle it (docs/adr/0008). */
export const sharedRuntime = '@module-federation/runtime-core';
