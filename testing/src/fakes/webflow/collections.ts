import type { FakePlatformContext } from '../shared/fakePlatform.ts';
import { rejectRequest, sendError } from './responses.ts';
import type { WebflowSwitches } from './webflow.switches.ts';

const createField = (slug: string, displayName: string, type: string, isRequired = false) => ({
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

export const createBlogFields = ({ requiresCategory }: WebflowSwitches) => [
  createField('name', 'Name', 'PlainText', true),
  createField('slug', 'Slug', 'PlainText', true),
  createField('post-body', 'Post Body', 'RichText', true),
  createField('post-summary', 'Post Summary', 'PlainText'),
  createField('main-image', 'Main Image', 'Image'),
  createField('published-on', 'Published on', 'DateTime'),
  ...(requiresCategory ? [createField('category', 'Category', 'Reference', true)] : []),
];

const teamFields = [
  createField('name', 'Name', 'PlainText', true),
  createField('slug', 'Slug', 'PlainText', true),
];

export const registerCollections = ({ app, switches }: FakePlatformContext<WebflowSwitches>): void => {
  const time = '2026-11-20T08:00:00.000Z';
  app.get(
    '/v2/sites',
    (request, reply) =>
      rejectRequest(switches, request, reply) ?? {
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
    const rejected = rejectRequest(switches, request, reply);
    if (rejected) return rejected;
    return request.params.id === switches.siteId
      ? { collections: [blog, team] }
      : sendError(reply, 404, 'resource_not_found', 'Requested resource not found');
  });
  app.get<{ Params: { id: string } }>('/v2/collections/:id', (request, reply) => {
    const rejected = rejectRequest(switches, request, reply);
    if (rejected) return rejected;
    if (request.params.id === blog.id) return { ...blog, fields: createBlogFields(switches) };
    if (request.params.id === team.id) return { ...team, fields: teamFields };
    return sendError(reply, 404, 'collection_not_found', 'Collection not found');
  });
};
