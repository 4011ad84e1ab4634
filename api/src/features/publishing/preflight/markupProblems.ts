import type { Platform } from '@rankwright/contracts/platforms';
import type { Problem } from '@rankwright/contracts/publishing';
import type { SourcePart } from '../../../database/schema/archive.ts';
import type { Deps } from '../../../deps.ts';
import { ParsingTimeoutError, parseUntrusted } from '../../../parsing/parseUntrusted.ts';
import { findArchivedPost } from '../../archive/archivedPost.service.ts';
import { createArticleProblem } from './problems.ts';

/** A text that takes too long to compare has no known losses; publishing says that it takes too long. */
const listLosses = async (markdown: string, parts: SourcePart[]) => {
  try {
    return await parseUntrusted('listMarkupLosses', { markdown, parts });
  } catch (error) {
    if (error instanceof ParsingTimeoutError) return [];
    throw error;
  }
};

const shownPlaces = 3;
const shownLength = 40;

/** Places of an imported post where more than words changed, with what the site had there and an update leaves out. */
export const findMarkupProblems = async (
  deps: Pick<Deps, 'db'>,
  { ownerId, articleId, platform }: { ownerId: string; articleId: string; platform: Platform },
  markdown: string,
): Promise<Problem[]> => {
  const post = await findArchivedPost(deps, { ownerId, articleId, platform });
  if (!post) return [];
  const losses = await listLosses(markdown, post.parts);
  return losses.slice(0, shownPlaces).map(({ text, lost }, index) => {
    const start = text.length > shownLength ? `${text.slice(0, shownLength).trim()}…` : text;
    return createArticleProblem(
      articleId,
      `MARKUP_LOST_${index + 1}`,
      `At “${start}” more than words changed, so the post loses ${lost.join(', ')}. Change only words there to keep it.`,
    );
  });
};
