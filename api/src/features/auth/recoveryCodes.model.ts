import { createHash } from 'node:crypto';
import { toBase32 } from './totp.model.ts';

export const recoveryCodeCount = 10;
/** 60 bits a code: too many to find by hashing. */
const codeLength = 12;
/** Random bytes that one code is made of. */
const codeBytes = 8;

/** For example `k4wz-7hqm-p2xd`. */
export const createRecoveryCode = (randomBytes: (count: number) => Uint8Array): string =>
  toBase32(randomBytes(codeBytes))
    .slice(0, codeLength)
    .toLowerCase()
    .replace(/(.{4})(?=.)/g, '$1-');

/** Spaces, dashes and capitals do not matter. */
export const hashRecoveryCode = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z2-7]/g, ''))
    .digest('hex');
