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
import { publishToPlatform } from './publish.service.ts';
import { toPublishReply } from './publishReply.ts';

const registerWordpress: Register = (app, deps) => {
  route(app, publishToWordpress, async ({ session, body }) => {
    const { siteUrl, username, applicationPassword, status = 'publish', ...input } = body;
    const post = { ...input, status };
    if (!siteUrl || !username || !applicationPassword)
      return toPublishReply(await publishToPlatform(deps, session.userId, 'wordpress', post));
    const candidate = createWordpressCandidate({ siteUrl, username, applicationPassword });
    const site = openConnectionCandidate(deps, candidate);
    return publishOnce(deps, session.userId, 'wordpress', site, post);
  });
  route(app, publishToWordpressOAuth, async ({ session, body }) => {
    const { accessToken, siteId, status = 'publish', ...input } = body;
    const post = { ...input, status };
    const sent = await openSentSite(deps, session.userId, { accessToken, siteId });
    return sent
      ? publishOnce(deps, session.userId, 'wordpress', sent, post)
      : toPublishReply(await publishToPlatform(deps, session.userId, 'wordpress', post));
  });
};

/** The publish endpoints of the platforms, which name status and excerpt differently. */
export const registerPlatformPublishing: Register = (app, deps) => {
  registerWordpress(app, deps);
  route(app, publishToShopify, async ({ session, body: { summary, status = 'published', ...input } }) =>
    toPublishReply(
      await publishToPlatform(deps, session.userId, 'shopify', { ...input, excerpt: summary, status }),
    ),
  );
  route(app, publishToWix, async ({ session, body: { status = 'PUBLISHED', ...input } }) =>
    toPublishReply(await publishToPlatform(deps, session.userId, 'wix', { ...input, status })),
  );
  route(app, publishToWebflow, async ({ session, body: { summary, status = 'published', ...input } }) => {
    const post = { ...input, excerpt: summary, status, tags: [] };
    return toPublishReply(await publishToPlatform(deps, session.userId, 'webflow', post));
  });
};
