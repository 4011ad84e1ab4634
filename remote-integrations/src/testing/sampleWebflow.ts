import type { WebflowCollection } from '@rankwright/contracts/connections';

const field = (slug: string, displayName: string, type: string, isRequired = false) => ({
  id: `field-${slug}`,
  slug,
  displayName,
  type,
  isRequired,
});

export const blogPosts: WebflowCollection = {
  id: 'c1',
  displayName: 'Blog Posts',
  fields: [
    field('name', 'Name', 'PlainText', true),
    field('slug', 'Slug', 'PlainText', true),
    field('post-body', 'Post Body', 'RichText', true),
    field('teaser', 'Teaser', 'RichText'),
    field('summary', 'Post Summary', 'PlainText'),
    field('category', 'Category', 'Reference', true),
  ],
  mapping: { body: 'post-body', summary: 'summary' },
  unmappable: ['Category'],
};
