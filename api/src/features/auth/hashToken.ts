import { createHash } from 'node:crypto';

/** What is stored of a token that was mailed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
