import { Secret, TOTP } from 'otpauth';

const toSecret = (bytes: Uint8Array): Secret => new Secret({ buffer: Uint8Array.from(bytes).buffer });

/** RFC 6238 as authenticator apps expect it: SHA-1, six digits, 30 seconds. */
const createTotp = (secret: Uint8Array, email?: string): TOTP =>
  new TOTP({
    issuer: 'Rankwright',
    label: email,
    secret: toSecret(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
  });

/** Clocks of phones may be off by one step. */
const toleratedSteps = 1;

export const toBase32 = (bytes: Uint8Array): string => toSecret(bytes).base32;

/** The code that an app shows at `now`. */
export const computeTotp = (secret: Uint8Array, now: Date): string =>
  createTotp(secret).generate({ timestamp: now.getTime() });

/** The step whose code was given, with or without spaces, one step early or late; null when it is none of them. */
export const findTotpStep = (secret: Uint8Array, code: string, now: Date): number | null => {
  const totp = createTotp(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code.replace(/\s/g, ''), timestamp, window: toleratedSteps });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
};

/** What the QR code holds: https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
export const createTotpUri = (secret: Uint8Array, email: string): string =>
  createTotp(secret, email).toString();
