import { capabilities, limits, type PlatformDescriptor } from '../port/descriptor.ts';

export const descriptor = {
  label: 'Wix',
  order: 20,
  description: 'Publish to the blog of your Wix site. You need an API key and the site ID.',
  icon: 'M3 8l2.500 8L8 9.500 10.500 16 13 8M15 8v8M17 8l4 8M21 8l-4 8',
  methods: { 'api-key': { label: 'API key' } },
  statuses: { live: 'PUBLISHED', draft: 'DRAFT' },
  notConnectedCode: 'WIX_NOT_CONNECTED',
  excerptLength: 160,
  capabilities,
  limits: { ...limits, title: 200, slug: 100, excerpt: 500 },
} as const satisfies PlatformDescriptor;
