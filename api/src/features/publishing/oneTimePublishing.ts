import { createHash } from 'node:crypto';
import type { Platform as PlatformName } from '@rankwright/contracts/platforms';
import type { PublishReply } from '@rankwright/contracts/publishing';
import type { Deps } from '../../deps.ts';
import { PlatformError, type Platform } from '@rankwright/platforms/port/platform';
import { createSlug } from '@rankwright/contracts/text';
import { assertPublishableText } from '../articles/approval.service.ts';
import { getArticle } from '../articles/article.service.ts';
import { createPost } from './post.ts';
import { findPublicationOnPlatform } from '../publications/publications.service.ts';
import { getWishedSlug, withArticleFields, type PublishInput } from './publishInput.model.ts';

/** The same for every request with this article, so that a second one finds the first one's post. */
const createIdempotencySlug = (ownerId: string, { articleId, title }: PublishInput): string =>
  `${createSlug(title)}-${createHash('sha256')
    .update(`${ownerId} ${articleId ?? title}`)
    .digest('hex')
    .slice(0, 8)}`;

const noRetryTexts = {
  ambiguous: 'Check your site before you publish again: the post may have arrived.',
  temporary: 'Nothing was published. Please try again.',
  permanent: '',
};

const toFailedReply = (error: unknown): PublishReply => {
  if (!(error instanceof PlatformError)) throw error;
  const { kind, message } = error;
  return {
    success: false,
    error: `${message} ${noRetryTexts[kind]}`.trim(),
    message: 'Publishing failed',
    state: kind === 'ambiguous' ? 'unknown' : 'failed',
  };
};

/**
 * Publishes with credentials that came with the request. They are used for this request only: nothing is
 * stored and nothing is retried.
 */
export const publishOnce = async (
  deps: Deps,
  ownerId: string,
  platform: PlatformName,
  site: Platform,
  input: PublishInput,
): Promise<PublishReply> => {
  const article = input.articleId ? await getArticle(deps, ownerId, input.articleId) : null;
  await assertPublishableText(deps.db, ownerId, input.content);
  const known = article ? await findPublicationOnPlatform(deps.db, ownerId, article.id, platform) : undefined;
  const idempotencySlug = known?.idempotencySlug ?? createIdempotencySlug(ownerId, input);
  const slug = known?.slug ?? getWishedSlug(input, article ?? { slug: '' }, platform);
  const reference = { slug, idempotencySlug, title: input.title, since: deps.clock.now() };
  try {
    const found = await site.find(reference, null);
    const siteFields = known?.siteFields ?? null;
    const target = { ...reference, ownerId, platform, isUpdate: found !== null, siteFields };
    const post = await createPost(deps, target, article ? withArticleFields(input, article) : input);
    const { id, url, holdReason, coverProblem } = await site.publish(post, found?.id ?? null);
    const message = [holdReason, coverProblem].filter(Boolean).join(' ');
    return { success: true, ...(message && { message }), postId: id, url, state: 'live' };
  } catch (error) {
    return toFailedReply(error);
  }
};
