import { createLazyView } from '../../lazyView/createLazyView.ts';

export const { View: FillDialog, preload: preloadFillDialog } = createLazyView(
  async () => (await import(/* webpackChunkName: "fill-dialog" */ './FillDialog.tsx')).FillDialog,
);
