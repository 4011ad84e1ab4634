import { createLazyPart } from '@rankwright/sdk/host';

export const DiffView = createLazyPart(async () => (await import('@rankwright/shared-ui/editor')).DiffView);
