import { createLazyView } from '../lazyView/createLazyView.ts';

export const { View: PlanDialogs, preload: preloadPlanDialogs } = createLazyView(
  async () => (await import(/* webpackChunkName: "plan-dialogs" */ './PlanDialogs.tsx')).PlanDialogs,
);
