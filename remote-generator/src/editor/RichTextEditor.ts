import { createLazyPart } from '@rankwright/sdk/host';

export const RichTextEditor = createLazyPart(
  async () => (await import('@rankwright/shared-ui/editor')).RichTextEditor,
);
