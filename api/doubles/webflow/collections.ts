import type { DoubleParts } from '../shared/double.ts';
import { refusedBy, wrong } from './answers.ts';
import type { WebflowSwitches } from './webflow.switches.ts';

const field = (slug: string, displayName: string, type: string, isRequired = false) => ({
  id: `field-${slug}`,
  slug,
  displayName,
  type,
  isRequired,
  isEditable: true,
  helpText: null,
  validations: null,
});

export const blog = {
  id: '580e63fc8c9a982ac9b8b745',
  displayName: 'Blog Posts',
  singularName: 'Blog Post',
  slug: 'blog',
};
const team = { id: '580e63fc8c9a982ac9b8b746', displayName: 'Team', singularName: 'Person', slug: 'team' };

/** Fields of the blog. */
export const blogFields = ({ requiresCategory }: WebflowSwitches) => [
  field('name', 'Name', 'PlainText', true),
  field('slug', 'Slug', 'PlainText', true),
  field('post-body', 'Post Body', 'RichText', true),
  field('post-summary', 'Post Summary', 'PlainText'),
  field('main-image', 'Main Image', 'Image'),
  field('published-on', 'Published on', 'DateTime'),
  ...(requiresCategory ? [field('category', 'Category', 'Reference', true)] : []),
];

const teamFields = [field('name', 'Name', 'PlainText', true), field('slug', 'Slug', 'PlainText', true)];

export const registerCollections = ({ app, switches }: DoubleParts<WebflowSwitches>): void => {
  const time = '2026-11-20T08:00:00.000Z';
  app.get(
    '/v2/sites',
    (request, reply) =>
      refusedBy(switches, request, reply) ?? {
        sites: [
          {
            id: switches.siteId,
            workspaceId: 'workspace-1',
            displayName: 'Garden Notes',
            shortName: 'garden-notes',
            timeZone: 'Europe/London',
            createdOn: time,
            lastPublished: switches.sitePublished ? time : null,
            customDomains: [],
          },
        ],
      },
  );
  app.get<{ Params: { id: string } }>('/v2/sites/:id/collections', (request, reply) => {
    const refused = refusedBy(switches, request, reply);
    if (refused) return refused;
    return request.params.id === switches.siteId
      ? { collections: [blog, team] }
      : wrong(reply, 404, 'resource_not_found', 'Requested resource not found');
  });
  app.get<{ Params: { id: string } }>('/v2/collections/:id', (request, reply) => {
    const refused = refusedBy(switches, request, reply);
    if (refused) return refused;
    if (request.params.id === blog.id) return { ...blog, fields: blogFields(switches) };
    if (request.params.id === team.id) return { ...team, fields: teamFields };
    return wrong(reply, 404, 'collection_not_found', 'Collection not found');
  });
};
