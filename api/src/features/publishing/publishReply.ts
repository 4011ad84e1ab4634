import type { PublishReply } from '@rankwright/contracts/publishing';
import { publicationOf } from './publication.model.ts';
import type { PublicationRow } from './publication.repository.ts';

/** Success means that the post is live; everything else says what happened and keeps the record. */
export const replyOf = (row: PublicationRow): PublishReply => {
  const facts = { postId: row.remoteId, url: row.url, state: row.state, publication: publicationOf(row) };
  // A post that the platform holds back is there, and says what it waits for.
  const held = row.lastError === null ? {} : { message: row.lastError };
  return row.state === 'live'
    ? { success: true, ...held, ...facts }
    : { success: false, error: row.lastError ?? 'Publishing failed', message: 'Publishing failed', ...facts };
};
