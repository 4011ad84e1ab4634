import { createLazyView } from '../lazyView/createLazyView.ts';

export const { View: SelectionBar } = createLazyView(
  async () => (await import(/* webpackChunkName: "selection-bar" */ './SelectionBar.tsx')).SelectionBar,
);
