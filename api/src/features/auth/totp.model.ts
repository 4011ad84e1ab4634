import { createHmac } from 'node:crypto';

/** RFC 6238 as authenticator apps expect it: SHA-1, six digits, 30 seconds. */
const stepMs = 30_000;
const digits = 6;
/** Clocks of phones may be off by one step. */
const toleratedSteps = 1;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const toBase32 = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
};

/** RFC 4226. */
const computeHotp = (secret: Uint8Array, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const value = (mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits;
  return String(value).padStart(digits, '0');
};

const getStep = (now: Date): number => Math.floor(now.getTime() / stepMs);

/** The code that an app shows at `now`. */
export const computeTotp = (secret: Uint8Array, now: Date): string => computeHotp(secret, getStep(now));

/** The step whose code was given, one step early or late included; null when it is none of them. */
export const findTotpStep = (secret: Uint8Array, code: string, now: Date): number | null => {
  const present = getStep(now);
  for (let step = present - toleratedSteps; step <= present + toleratedSteps; step += 1)
    if (computeHotp(secret, step) === code) return step;
  return null;
};

/** What the QR code holds: https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
export const createTotpUri = (secret: string, email: string): string =>
  `otpauth://totp/Rankwright:${encodeURIComponent(email)}?secret=${secret}&issuer=Rankwright`;
