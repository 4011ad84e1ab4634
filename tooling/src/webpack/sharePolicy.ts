/**
 * What exists once at run time, in one place. The host provides all of it; remotes bundle none.
 * Facades are shared, not libraries: sharing @mui/material whole doubles the shell (docs/adr/0002).
 */
const ours = (room: string, doors: readonly string[]): string[] =>
  doors.map((door) => `@rankwright/${room}/${door}`);

/** Loaded with the shell. */
export const eagerShares: readonly string[] = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@rankwright/contracts/zod',
  '@rankwright/shared-ui/core',
  ...ours('sdk', ['api', 'session', 'router', 'query', 'queries', 'toasts', 'dialogs', 'drafts', 'host']),
];

/** Chunks of the shell that load when a remote first needs them. */
export const lazyShares: readonly string[] = [
  ...ours('shared-ui', ['data', 'pickers', 'editor', 'charts', 'calendar', 'images']),
  ...ours('sdk', ['scheduling']),
];

export const sharedNames: readonly string[] = [...eagerShares, ...lazyShares];

/** The federation runtime itself: the host has it anyway and gives it to remotes, which bring none (docs/adr/0008). */
export const sharedRuntime = '@module-federation/runtime-core';
