import type { FakePlatformContext } from '../shared/fakePlatform.ts';
import { registerPosts } from './posts.ts';
import { createRejectRequest } from './rejectRequest.ts';
import type { WordpressComSwitches } from './wordpressCom.switches.ts';

const sites = [
  { ID: 1, name: 'Garden Notes', URL: 'https://garden.wordpress.com' },
  { ID: 2, name: 'Kitchen Notes', URL: 'https://kitchen.example.com' },
];

/** Registers the account, sites and posts endpoints. */
export const registerSites = (
  context: FakePlatformContext<WordpressComSwitches>,
  isValidToken: (token: string) => boolean,
): void => {
  const { app, switches } = context;
  const rejectRequest = createRejectRequest(switches, isValidToken);
  const capabilities = () => ({ publish_posts: !switches.contributor, edit_posts: true });
  app.get(
    '/rest/v1.1/me',
    (request, reply) =>
      rejectRequest(request, reply) ?? {
        ID: 7,
        display_name: 'Ada',
        username: 'ada',
        email: 'ada@example.com',
        primary_blog: 1,
        token_site_id: switches.singleSite ? 1 : null,
      },
  );
  app.get(
    '/rest/v1.1/me/sites',
    (request, reply) =>
      rejectRequest(request, reply) ?? {
        sites: switches.noSites ? [] : sites.map((site) => ({ ...site, capabilities: capabilities() })),
      },
  );
  app.get<{ Params: { site: string } }>('/rest/v1.1/sites/:site', (request, reply) => {
    const site = sites.find(({ ID }) => String(ID) === request.params.site);
    const rejected = rejectRequest(request, reply);
    return rejected ?? site ?? reply.code(404).send({ error: 'unknown_blog', message: 'Unknown blog' });
  });
  registerPosts(context, rejectRequest, (site) => sites.find(({ ID }) => String(ID) === site)?.URL ?? null);
};
