import { createLazyPart } from '@rankwright/sdk/host';

export const PlanDialogs = createLazyPart(
  async () => (await import(/* webpackChunkName: "plan-dialogs" */ './PlanDialogs.tsx')).PlanDialogs,
);
