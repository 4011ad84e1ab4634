import { capabilities, limits, type PlatformDescriptor } from '../port/descriptor.ts';

export const descriptor = {
  label: 'WordPress',
  order: 10,
  description: 'Publish to WordPress.com, or to your own WordPress site with an application password.',
  icon: 'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17ZM5 9h4M6 9l3.500 9L12 11l2.500 7L17.500 9M10 9h5',
  methods: {
    oauth: { label: 'WordPress.com authorization' },
    'application-password': { label: 'application password', imports: true },
  },
  statuses: { live: 'publish', draft: 'draft' },
  notConnectedCode: 'WORDPRESS_NOT_CONNECTED',
  excerptLength: 160,
  capabilities,
  limits,
} as const satisfies PlatformDescriptor;
