import { createLazyComponent } from '@rankwright/sdk/host';

export const TitleField = createLazyComponent(
  async () => (await import('@rankwright/shared-ui/editor')).TitleField,
);
