import type { Secrets } from '../../secrets/secrets.ts';

const createContext = (ownerId: string): string => `totp:${ownerId}`;

export const sealTotpSecret = (secrets: Secrets, ownerId: string, secret: Uint8Array): string =>
  secrets.seal(Buffer.from(secret).toString('base64'), createContext(ownerId));

export const openTotpSecret = (secrets: Secrets, ownerId: string, sealed: string): Uint8Array =>
  Buffer.from(secrets.open(sealed, createContext(ownerId)), 'base64');
