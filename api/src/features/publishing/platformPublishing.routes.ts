import {
  publishToShopify,
  publishToWebflow,
  publishToWix,
  publishToWordpress,
  publishToWordpressOAuth,
} from '@rankwright/contracts/publishing';
import { route } from '../../http/route.ts';
import { openConnectionCandidate } from '../connections/connection.service.ts';
import { createWordpressCandidate } from '../connections/wordpressCandidate.model.ts';
import { openSentSite } from '../connections/wordpressOAuth.service.ts';
import type { Register } from '../register.ts';
import { publishOnce } from './oneTimePublishing.ts';
import { publishRequest } from './publish.service.ts';
import { withPublishDefaults } from './publishInput.model.ts';
import { toPublishReply } from './publishReply.ts';

const registerWordpress: Register = (app, deps) => {
  route(app, publishToWordpress, async ({ session, body }) => {
    const { siteUrl, username, applicationPassword, ...post } = body;
    if (!siteUrl || !username || !applicationPassword)
      return toPublishReply(await publishRequest(deps, session.userId, 'wordpress', post));
    const candidate = createWordpressCandidate({ siteUrl, username, applicationPassword });
    const site = openConnectionCandidate(deps, candidate);
    return publishOnce(deps, session.userId, 'wordpress', site, withPublishDefaults(post, 'wordpress', {}));
  });
  route(app, publishToWordpressOAuth, async ({ session, body }) => {
    const { accessToken, siteId, ...post } = body;
    const sent = await openSentSite(deps, session.userId, { accessToken, siteId });
    return sent
      ? publishOnce(deps, session.userId, 'wordpress', sent, withPublishDefaults(post, 'wordpress', {}))
      : toPublishReply(await publishRequest(deps, session.userId, 'wordpress', post));
  });
};

/** The publish endpoints of the platforms, which name the excerpt differently. */
export const registerPlatformPublishing: Register = (app, deps) => {
  registerWordpress(app, deps);
  route(app, publishToShopify, async ({ session, body: { summary, ...input } }) =>
    toPublishReply(await publishRequest(deps, session.userId, 'shopify', { ...input, excerpt: summary })),
  );
  route(app, publishToWix, async ({ session, body }) =>
    toPublishReply(await publishRequest(deps, session.userId, 'wix', body)),
  );
  route(app, publishToWebflow, async ({ session, body: { summary, ...input } }) => {
    const post = { ...input, excerpt: summary, tags: [] };
    return toPublishReply(await publishRequest(deps, session.userId, 'webflow', post));
  });
};
