import type { Publication } from '@rankwright/contracts/publishing';
import { sampleId } from '@rankwright/sdk/testing';

/** A live post on WordPress. */
export const samplePublication = (change: Partial<Publication> = {}): Publication => ({
  id: sampleId(50),
  articleId: sampleId(9),
  platform: 'wordpress',
  state: 'live',
  postId: '1',
  url: null,
  attempts: 1,
  nextAttemptAt: null,
  error: null,
  remedy: 'none',
  version: 1,
  isDraft: false,
  visibility: 'public',
  publicAt: null,
  updatedAt: '2026-11-21T09:00:00.000Z',
  ...change,
});
