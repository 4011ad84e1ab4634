import {
  publishToShopify,
  publishToWebflow,
  publishToWix,
  publishToWordpress,
  publishToWordpressOAuth,
} from '@rankwright/contracts/publishing';
import { route } from '../../http/route.ts';
import { openCandidate, readConnection } from '../connections/connection.service.ts';
import { wordpressCandidate } from '../connections/wordpress.candidate.ts';
import type { Register } from '../register.ts';
import { publishTo } from './publish.service.ts';
import { replyOf } from './publishReply.ts';

const registerWordpress: Register = (app, deps) => {
  route(app, publishToWordpress, async ({ session, body }) => {
    const { siteUrl, username, applicationPassword, status = 'publish', ...input } = body;
    const sent =
      siteUrl && username && applicationPassword
        ? openCandidate(deps, wordpressCandidate({ siteUrl, username, applicationPassword }))
        : undefined;
    return replyOf(await publishTo(deps, session.userId, 'wordpress', { ...input, status }, sent));
  });
  route(app, publishToWordpressOAuth, async ({ session, body }) => {
    await readConnection(deps, session.userId, 'wordpress', 'oauth');
    const { title, content, articleId, imageUrl, excerpt, tags, status = 'publish' } = body;
    const input = { title, content, articleId, imageUrl, excerpt, tags, status };
    return replyOf(await publishTo(deps, session.userId, 'wordpress', input));
  });
};

/** The publish calls of the platforms: each names status and excerpt its own way. */
export const registerPlatformPublishing: Register = (app, deps) => {
  registerWordpress(app, deps);
  route(app, publishToShopify, async ({ session, body: { summary, status = 'published', ...input } }) =>
    replyOf(await publishTo(deps, session.userId, 'shopify', { ...input, excerpt: summary, status })),
  );
  route(app, publishToWix, async ({ session, body: { status = 'PUBLISHED', ...input } }) =>
    replyOf(await publishTo(deps, session.userId, 'wix', { ...input, status })),
  );
  route(app, publishToWebflow, async ({ session, body: { summary, status = 'published', ...input } }) => {
    const post = { ...input, excerpt: summary, status, tags: [] };
    return replyOf(await publishTo(deps, session.userId, 'webflow', post));
  });
};
