import { createLazyPart } from '@rankwright/sdk/host';

export const BarChart = createLazyPart(async () => (await import('@rankwright/shared-ui/charts')).BarChart);
