interface OwnedRow {
  id: string;
  ownerId: string;
}

/** Encryption contexts: each binds a ciphertext to its row. */
export const getSecretContext = ({ id, ownerId }: OwnedRow): string => `connections:${id}:${ownerId}`;
export const getAppSecretContext = ({ id, ownerId }: OwnedRow): string => `oauth_apps:${id}:${ownerId}`;
export const createSearchContext = (ownerId: string): string => `search_connections:${ownerId}`;
export const createKeyContext = (ownerId: string): string => `writers:${ownerId}`;
export const createTotpContext = (ownerId: string): string => `totp:${ownerId}`;
export const createUndoContext = (email: string): string => `undo_email_change:${email}`;
