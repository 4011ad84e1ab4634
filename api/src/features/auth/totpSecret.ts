import { createTotpContext } from '../../secrets/contexts.ts';
import type { Secrets } from '../../secrets/secrets.ts';

export const sealTotpSecret = (secrets: Secrets, ownerId: string, secret: Uint8Array): string =>
  secrets.seal(Buffer.from(secret).toString('base64'), createTotpContext(ownerId));

export const openTotpSecret = (secrets: Secrets, ownerId: string, sealed: string): Uint8Array =>
  Buffer.from(secrets.open(sealed, createTotpContext(ownerId)), 'base64');
