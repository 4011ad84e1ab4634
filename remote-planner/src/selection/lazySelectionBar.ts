import { createLazyPart } from '@rankwright/sdk/host';

export const SelectionBar = createLazyPart(
  async () => (await import(/* webpackChunkName: "selection-bar" */ './SelectionBar.tsx')).SelectionBar,
);
