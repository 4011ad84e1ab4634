import type { DoubleParts } from '../shared/double.ts';
import { invalid, refusedBy, wrong } from './answers.ts';
import type { WixSwitches } from './wix.switches.ts';

const categories = [
  { id: 'category-1', label: 'Garden' },
  { id: 'category-2', label: 'Kitchen' },
];

/** Everything of the site but its posts. */
export const registerSite = ({ app, switches }: DoubleParts<WixSwitches>): void => {
  const tags = [{ id: 'tag-1', label: 'roses' }];
  let files = 0;
  app.get(
    '/site-properties/v4/properties',
    (request, reply) =>
      refusedBy(switches, request, reply, switches.mayReadSite) ?? {
        properties: { siteDisplayName: 'Garden Notes', businessName: '', url: 'https://garden.example.com' },
        version: '1',
      },
  );
  app.get(
    '/members/v1/members',
    (request, reply) =>
      refusedBy(switches, request, reply, switches.mayReadMembers) ?? { members: switches.members },
  );
  app.get(
    '/blog/v3/categories',
    (request, reply) => refusedBy(switches, request, reply, switches.mayBlog) ?? { categories },
  );
  app.post(
    '/blog/v3/tags/query',
    (request, reply) => refusedBy(switches, request, reply, switches.mayBlog) ?? { tags },
  );
  app.post<{ Body: { label?: string } }>('/blog/v3/tags', (request, reply) => {
    const { label } = request.body;
    const refused = refusedBy(switches, request, reply, switches.mayBlog);
    if (refused) return refused;
    if (!label) return invalid(reply, 'label', 'must not be empty');
    if (tags.some((tag) => tag.label === label)) return wrong(reply, 409, 'A tag with this label exists');
    const tag = { id: `tag-${tags.length + 1}`, label };
    tags.push(tag);
    return { tag };
  });
  app.post<{ Body: { url?: string } }>('/site-media/v1/files/import', (request, reply) => {
    const refused = refusedBy(switches, request, reply, true);
    if (refused) return refused;
    if (switches.imports === 'fails' || !request.body.url)
      return invalid(reply, 'url', 'could not be fetched');
    const id = `media_${(files += 1)}.png`;
    const image = { image: { id, width: 1_600, height: 900 } };
    const measured = switches.imports === 'works' ? { media: { image } } : {};
    return { file: { id, operationStatus: 'PENDING', sourceUrl: request.body.url, ...measured } };
  });
};
