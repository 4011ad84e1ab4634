import { createLazyPart } from '@rankwright/sdk/host';

export const TitleField = createLazyPart(
  async () => (await import('@rankwright/shared-ui/editor')).TitleField,
);
