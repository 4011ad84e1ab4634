import { createLazyComponent } from '@rankwright/sdk/host';

export const DiffView = createLazyComponent(
  async () => (await import('@rankwright/shared-ui/editor')).DiffView,
);
