/** Lazy shared modules. Importing them here makes the host provide them to remotes, each as its own chunk. */
export const lazySharedModules = {
  zod: () => import('@rankwright/contracts/zod'),
  fields: () => import('@rankwright/shared-ui/fields'),
  display: () => import('@rankwright/shared-ui/display'),
  tabs: () => import('@rankwright/shared-ui/tabs'),
  data: () => import('@rankwright/shared-ui/data'),
  pickers: () => import('@rankwright/shared-ui/pickers'),
  editor: () => import('@rankwright/shared-ui/editor'),
  charts: () => import('@rankwright/shared-ui/charts'),
  calendar: () => import('@rankwright/shared-ui/calendar'),
  images: () => import('@rankwright/shared-ui/images'),
  scheduling: () => import('@rankwright/shared-ui/scheduling'),
  selects: () => import('@rankwright/shared-ui/selects'),
};
