import { createLazyView } from '../../lazyView/createLazyView.ts';

export const { View: PlanList, preload: preloadPlanList } = createLazyView(
  async () => (await import(/* webpackChunkName: "plan-list" */ './PlanList.tsx')).PlanList,
);
