import { capabilities, limits, type PlatformDescriptor } from '../port/descriptor.ts';

export const descriptor = {
  label: 'Webflow',
  order: 40,
  description: 'Publish to a collection of your Webflow site. You need a site token and the site ID.',
  icon: 'M3.500 8l3 9 3.500-6.500L12 17l5-9M12 8l2.500 4.500',
  methods: { token: { label: 'access token' } },
  statuses: { live: 'published', draft: 'draft' },
  notConnectedCode: 'WEBFLOW_NOT_CONNECTED',
  excerptLength: 200,
  capabilities: { ...capabilities, categories: false },
  limits: { ...limits, title: 256, slug: 256, hasLatinSlugs: true, imageBytes: 4_194_304 },
} as const satisfies PlatformDescriptor;
