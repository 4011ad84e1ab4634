import { createLazyPart } from '@rankwright/sdk/host';

export const PlanKeywordsDialog = createLazyPart(
  async () =>
    (await import(/* webpackChunkName: "fill-dialog" */ './PlanKeywordsDialog.tsx')).PlanKeywordsDialog,
);
