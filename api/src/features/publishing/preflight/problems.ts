import type { Platform } from '@rankwright/contracts/limits';
import type { Problem } from '@rankwright/contracts/publishing';
import { paths } from '@rankwright/contracts/paths';

/** A problem that is fixed in the article. */
export const createArticleProblem = (
  articleId: string,
  code: string,
  text: string,
  blocking = false,
): Problem => ({ code, text, fix: { label: 'Edit article', href: paths.article(articleId) }, blocking });

/** A problem that is fixed in the connection of a platform. */
export const createConnectionProblem = (
  platform: Platform,
  code: string,
  text: string,
  { label = 'Open Integrations', blocking = true } = {},
): Problem => ({ code, text, fix: { label, href: paths.integration(platform) }, blocking });
