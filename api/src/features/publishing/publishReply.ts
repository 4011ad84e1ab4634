import type { PublishReply } from '@rankwright/contracts/publishing';
import { toPublication } from '../publications/publication.model.ts';
import type { PublicationRow } from '../../database/schema/publications.ts';

/** The reply to a publish request. Successful only if the post is live. */
export const toPublishReply = (row: PublicationRow): PublishReply => {
  const facts = { postId: row.remoteId, url: row.url, state: row.state, publication: toPublication(row) };
  // A post held for review is live with a message.
  const reviewMessage = row.lastError === null ? {} : { message: row.lastError };
  return row.state === 'live'
    ? { success: true, ...reviewMessage, ...facts }
    : { success: false, error: row.lastError ?? 'Publishing failed', message: 'Publishing failed', ...facts };
};
