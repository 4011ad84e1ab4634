import { hash, verify } from '@node-rs/argon2';

const argon2Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let decoyHash: Promise<string> | undefined;

/** Hashes with argon2id. */
export const hashPassword = (password: string): Promise<string> => hash(password, argon2Options);

/** Takes equally long for an account without a password, to prevent timing attacks. */
export const verifyPassword = async (stored: string | null, password: string): Promise<boolean> => {
  decoyHash ??= hashPassword('nobody has this password');
  const matches = await verify(stored ?? (await decoyHash), password);
  return stored !== null && matches;
};
