import { capabilities, limits, type PlatformDescriptor } from '../port/descriptor.ts';

export const descriptor = {
  label: 'Webhook',
  order: 50,
  description: 'Send articles as signed JSON to your own URL.',
  icon: 'M10 8.5a3 3 0 1 1 4.2 2.7L17 16M7.5 12.2 5.6 15.4M14.5 17.5H9M8 17.5a3 3 0 1 1-3.5-3M17 14.7a3 3 0 1 1-2.6 4.3M12 9.5l-2.8 4.8',
  methods: {
    webhook: {
      label: 'signed webhook',
      fields: [
        {
          name: 'url',
          label: 'URL',
          kind: 'url',
          placeholder: 'https://example.com/rankwright',
          hint: 'Every published or updated article is sent here as signed JSON, with its HTML and Markdown. Repeated deliveries keep their webhook-id.',
        },
      ],
    },
  },
  statuses: { live: 'published', draft: 'draft' },
  excerptLength: 160,
  capabilities,
  limits: { ...limits, slug: null, imageWidth: null },
  isOptional: true,
} as const satisfies PlatformDescriptor;
