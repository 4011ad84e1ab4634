import { capabilities, limits, type PlatformDescriptor } from '../port/descriptor.ts';

export const descriptor = {
  label: 'Shopify',
  order: 30,
  description: 'Publish to your shop’s blog. You need a Shopify app with access to content.',
  icon: 'M6 8h12l1 12H5L6 8ZM9 8a3 3 0 0 1 6 0M13.500 12.500c-2.500-1-4 1-2 2s.5 2.500-1.500 1.500',
  methods: {
    token: { label: 'access token' },
    'client-credentials': { label: 'client ID and secret' },
  },
  statuses: { live: 'published', draft: 'draft' },
  notConnectedCode: 'SHOPIFY_NOT_CONNECTED',
  excerptLength: 200,
  capabilities: { ...capabilities, categories: false },
  limits: { ...limits, title: 255, slug: 255 },
  failureTitles: { publish: 'Publishing Failed', testDraft: 'Publish Failed' },
} as const satisfies PlatformDescriptor;
