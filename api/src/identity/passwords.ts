import { hash, verify } from '@node-rs/argon2';

const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let decoy: Promise<string> | undefined;

/** argon2id. */
export const hashPassword = (password: string): Promise<string> => hash(password, strength);

/** Takes as long for an account without a password as for a wrong one. */
export const verifyPassword = async (stored: string | null, password: string): Promise<boolean> => {
  decoy ??= hashPassword('nobody has this password');
  const matches = await verify(stored ?? (await decoy), password);
  return stored !== null && matches;
};
