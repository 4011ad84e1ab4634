import type { Article } from '@rankwright/contracts/articles';
import type { PublishOptions } from '@rankwright/contracts/articlePublishing';
import { excerptLengths, platforms, type Platform } from '@rankwright/contracts/limits';
import { createExcerpt } from '../publishing/excerpt.model.ts';

/** Distribution sends a shorter excerpt than the article screen, unless the article has its own. */
export const createDefaultOptions = ({
  content,
  excerpt,
}: Pick<Article, 'content' | 'excerpt'>): Partial<Record<Platform, PublishOptions>> =>
  excerpt === ''
    ? Object.fromEntries(
        platforms.map((platform) => [
          platform,
          { excerpt: createExcerpt(content, excerptLengths.distribution) },
        ]),
      )
    : {};
