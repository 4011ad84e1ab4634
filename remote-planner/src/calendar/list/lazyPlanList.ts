import { createLazyPart } from '@rankwright/sdk/host';

export const PlanList = createLazyPart(
  async () => (await import(/* webpackChunkName: "plan-list" */ './PlanList.tsx')).PlanList,
);
