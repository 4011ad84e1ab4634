import { createLazyView } from '../../lazyView/createLazyView.ts';

export const { View: PlanKeywordsDialog } = createLazyView(
  async () =>
    (await import(/* webpackChunkName: "fill-dialog" */ './PlanKeywordsDialog.tsx')).PlanKeywordsDialog,
);
