import { createLazyPart } from '@rankwright/sdk/host';

export const FillDialog = createLazyPart(
  async () => (await import(/* webpackChunkName: "fill-dialog" */ './FillDialog.tsx')).FillDialog,
);
