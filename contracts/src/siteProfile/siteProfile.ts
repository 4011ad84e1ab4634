import type { SiteProfile } from './siteProfile.schemas.ts';

export const emptySiteProfile: SiteProfile = {
  niche: '',
  audience: '',
  tone: '',
  facts: [],
  products: [],
  avoidWords: [],
  ownPages: [],
};

export * from './siteProfile.endpoints.ts';
export * from './siteProfile.schemas.ts';
