import { createLazyComponent } from '@rankwright/sdk/host';

export const MarkdownView = createLazyComponent(
  async () => (await import('@rankwright/shared-ui/editor')).MarkdownView,
);
