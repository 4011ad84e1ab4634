import { createLazyPart } from '@rankwright/sdk/host';

export const MarkdownView = createLazyPart(
  async () => (await import('@rankwright/shared-ui/editor')).MarkdownView,
);
