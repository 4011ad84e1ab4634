import { createLazyPart } from '@rankwright/sdk/host';

export const KeywordsView = createLazyPart(
  async () => (await import(/* webpackChunkName: "keywords" */ './KeywordsView.tsx')).KeywordsView,
);
