import type { SharedModules } from './kernel/ports/federation.ts';

/** Shared module → installed version of its package; written into the build by tooling (`shellConfiguration.ts`). */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

/**
 * The modules that exist once at run time, by the names under which remotes import them
 * (`tooling/src/build/webpack/sharePolicy.ts`). Each is evaluated when it is first needed: those of the shell's first
 * file, then those with a chunk of their own.
 */
export const sharedModules: SharedModules = {
  versions: SHARED_VERSIONS,
  imports: {
    react: () => import(/* webpackMode: "eager" */ 'react'),
    'react/jsx-runtime': () => import(/* webpackMode: "eager" */ 'react/jsx-runtime'),
    'react-dom': () => import(/* webpackMode: "eager" */ 'react-dom'),
    '@rankwright/shared-ui/core': () => import(/* webpackMode: "eager" */ '@rankwright/shared-ui/core'),
    '@rankwright/shared-ui/overlays': () =>
      import(/* webpackMode: "eager" */ '@rankwright/shared-ui/overlays'),
    '@rankwright/sdk/api': () => import(/* webpackMode: "eager" */ '@rankwright/sdk/api'),
    '@rankwright/sdk/session': () => import(/* webpackMode: "eager" */ '@rankwright/sdk/session'),
    '@rankwright/sdk/router': () => import(/* webpackMode: "eager" */ '@rankwright/sdk/router'),
    '@rankwright/sdk/query': () => import(/* webpackMode: "eager" */ '@rankwright/sdk/query'),
    '@rankwright/sdk/queries': () => import(/* webpackMode: "eager" */ '@rankwright/sdk/queries'),
    '@rankwright/sdk/publications': () => import(/* webpackMode: "eager" */ '@rankwright/sdk/publications'),
    '@rankwright/sdk/toasts': () => import(/* webpackMode: "eager" */ '@rankwright/sdk/toasts'),
    '@rankwright/sdk/undo': () => import(/* webpackMode: "eager" */ '@rankwright/sdk/undo'),
    '@rankwright/sdk/dialogs': () => import(/* webpackMode: "eager" */ '@rankwright/sdk/dialogs'),
    '@rankwright/sdk/drafts': () => import(/* webpackMode: "eager" */ '@rankwright/sdk/drafts'),
    '@rankwright/sdk/host': () => import(/* webpackMode: "eager" */ '@rankwright/sdk/host'),

    '@rankwright/contracts/zod': () =>
      import(/* webpackChunkName: "shared-zod" */ '@rankwright/contracts/zod'),
    '@rankwright/shared-ui/forms': () =>
      import(/* webpackChunkName: "forms" */ '@rankwright/shared-ui/forms'),
    '@rankwright/shared-ui/tables': () =>
      import(/* webpackChunkName: "tables" */ '@rankwright/shared-ui/tables'),
    '@rankwright/shared-ui/pickers': () =>
      import(/* webpackChunkName: "pickers" */ '@rankwright/shared-ui/pickers'),
    '@rankwright/shared-ui/editor': () =>
      import(/* webpackChunkName: "editor" */ '@rankwright/shared-ui/editor'),
    '@rankwright/shared-ui/charts': () =>
      import(/* webpackChunkName: "charts" */ '@rankwright/shared-ui/charts'),
    '@rankwright/shared-ui/dragging': () =>
      import(/* webpackChunkName: "dragging" */ '@rankwright/shared-ui/dragging'),
    '@rankwright/shared-ui/images': () =>
      import(/* webpackChunkName: "images" */ '@rankwright/shared-ui/images'),
    '@rankwright/shared-ui/scheduling': () =>
      import(/* webpackChunkName: "scheduling" */ '@rankwright/shared-ui/scheduling'),
  },
};
