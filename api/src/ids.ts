import { randomBytes, randomUUID } from 'node:crypto';

export interface Ids {
  uuid(): string;
  /** 32 random bytes as base64url, for links and OAuth states. */
  token(): string;
  bytes(count: number): Uint8Array;
}

export const randomIds: Ids = {
  uuid: () => randomUUID(),
  token: () => randomBytes(32).toString('base64url'),
  bytes: (count) => randomBytes(count),
};
