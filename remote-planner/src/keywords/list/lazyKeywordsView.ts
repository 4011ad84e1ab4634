import { createLazyView } from '../../lazyView/createLazyView.ts';

export const { View: KeywordsView, preload: preloadKeywordsView } = createLazyView(
  async () => (await import(/* webpackChunkName: "keywords" */ './KeywordsView.tsx')).KeywordsView,
);
