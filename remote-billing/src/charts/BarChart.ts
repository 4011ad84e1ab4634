import { createLazyComponent } from '@rankwright/sdk/host';

export const BarChart = createLazyComponent(
  async () => (await import('@rankwright/shared-ui/charts')).BarChart,
);
