import {
  publishToShopify,
  publishToWebflow,
  publishToWix,
  publishToWordpress,
  publishToWordpressOAuth,
} from '@rankwright/contracts/publishing';
import { route } from '../../http/route.ts';
import { openConnectionCandidate, readConnection } from '../connections/connection.service.ts';
import { createWordpressCandidate } from '../connections/wordpress.candidate.ts';
import type { Register } from '../register.ts';
import { publishToPlatform } from './publish.service.ts';
import { toPublishReply } from './publishReply.ts';

const registerWordpress: Register = (app, deps) => {
  route(app, publishToWordpress, async ({ session, body }) => {
    const { siteUrl, username, applicationPassword, status = 'publish', ...input } = body;
    const sent =
      siteUrl && username && applicationPassword
        ? openConnectionCandidate(deps, createWordpressCandidate({ siteUrl, username, applicationPassword }))
        : undefined;
    return toPublishReply(
      await publishToPlatform(deps, session.userId, 'wordpress', { ...input, status }, sent),
    );
  });
  route(app, publishToWordpressOAuth, async ({ session, body }) => {
    await readConnection(deps, session.userId, 'wordpress', 'oauth');
    const { title, content, articleId, imageUrl, excerpt, tags, status = 'publish' } = body;
    const input = { title, content, articleId, imageUrl, excerpt, tags, status };
    return toPublishReply(await publishToPlatform(deps, session.userId, 'wordpress', input));
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
