import { createHash } from 'node:crypto';

/** What is stored of a token that was mailed or put in a link. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
