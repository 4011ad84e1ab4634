import type { FakePlatformContext } from '../shared/fakePlatform.ts';
import { sendValidationError, rejectRequest, sendError } from './responses.ts';
import type { WixSwitches } from './wix.switches.ts';

const categories = [
  { id: 'category-1', label: 'Garden' },
  { id: 'category-2', label: 'Kitchen' },
];

/** Registers the site, members, categories, tags and media endpoints. */
export const registerSite = ({ app, switches }: FakePlatformContext<WixSwitches>): void => {
  const tags = [{ id: 'tag-1', label: 'roses' }];
  let files = 0;
  app.get(
    '/site-properties/v4/properties',
    (request, reply) =>
      rejectRequest(switches, request, reply, switches.canReadSite) ?? {
        properties: { siteDisplayName: 'Garden Notes', businessName: '', url: 'https://garden.example.com' },
        version: '1',
      },
  );
  app.get(
    '/members/v1/members',
    (request, reply) =>
      rejectRequest(switches, request, reply, switches.canReadMembers) ?? { members: switches.members },
  );
  app.get(
    '/blog/v3/categories',
    (request, reply) => rejectRequest(switches, request, reply, switches.canUseBlog) ?? { categories },
  );
  app.post(
    '/blog/v3/tags/query',
    (request, reply) => rejectRequest(switches, request, reply, switches.canUseBlog) ?? { tags },
  );
  app.post<{ Body: { label?: string } }>('/blog/v3/tags', (request, reply) => {
    const { label } = request.body;
    const rejected = rejectRequest(switches, request, reply, switches.canUseBlog);
    if (rejected) return rejected;
    if (!label) return sendValidationError(reply, 'label', 'must not be empty');
    if (tags.some((tag) => tag.label === label)) return sendError(reply, 409, 'A tag with this label exists');
    const tag = { id: `tag-${tags.length + 1}`, label };
    tags.push(tag);
    return { tag };
  });
  app.post<{ Body: { url?: string } }>('/site-media/v1/files/import', (request, reply) => {
    const rejected = rejectRequest(switches, request, reply, true);
    if (rejected) return rejected;
    if (switches.imports === 'fails' || !request.body.url)
      return sendValidationError(reply, 'url', 'could not be fetched');
    const id = `media_${(files += 1)}.png`;
    const image = { image: { id, width: 1_600, height: 900 } };
    const measured = switches.imports === 'works' ? { media: { image } } : {};
    return { file: { id, operationStatus: 'PENDING', sourceUrl: request.body.url, ...measured } };
  });
};
