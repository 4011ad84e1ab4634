import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepMs = 30_000;

const fromBase32 = (text: string): Uint8Array => {
  const bits = Array.from(text.replace(/\s/g, ''), (letter) =>
    alphabet.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Uint8Array.from(bits.join('').match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
};

/** The code that an authenticator app shows for a base32 secret at a time: RFC 6238, written apart from the product's. */
export const showCode = (secret: string, now: Date): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigInt64BE(BigInt(Math.floor(now.getTime() / stepMs)));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const start = mac.readUInt8(19) % 16;
  const number = mac.subarray(start, start + 4).readInt32BE() & 0x7f_ff_ff_ff;
  return number.toString().slice(-6).padStart(6, '0');
};
