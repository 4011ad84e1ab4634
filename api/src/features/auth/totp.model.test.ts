import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createRecoveryCode, hashRecoveryCode } from './recoveryCodes.model.ts';
import { computeTotp, createTotpUri, findTotpStep, toBase32 } from './totp.model.ts';

const secret = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

describe('codes of an authenticator app', () => {
  it('are those of RFC 6238', () => {
    // Appendix B, SHA-1, the last six digits.
    const vectors: [number, string][] = [
      [59, '287082'],
      [1_111_111_109, '081804'],
      [1_111_111_111, '050471'],
      [1_234_567_890, '005924'],
      [2_000_000_000, '279037'],
      [20_000_000_000, '353130'],
    ];
    for (const [seconds, code] of vectors) assert.equal(computeTotp(secret, at(seconds)), code);
  });

  it('are accepted one step early and late, no more', () => {
    const now = at(1_700_000_010);
    const step = Math.floor(1_700_000_010 / 30);
    const find = (seconds: number) => findTotpStep(secret, computeTotp(secret, at(seconds)), now);
    assert.deepEqual(
      [-60, -30, 0, 30, 60].map((shift) => find(1_700_000_010 + shift)),
      [null, step - 1, step, step + 1, null],
    );
  });

  it('writes the secret as base32 into a URI that apps read', () => {
    assert.equal(toBase32(Buffer.from('foobar')), 'MZXW6YTBOI');
    assert.equal(
      createTotpUri(Buffer.from('foobar'), 'ada+seo@example.com'),
      'otpauth://totp/Rankwright:ada%2Bseo%40example.com?issuer=Rankwright&secret=MZXW6YTBOI&algorithm=SHA1&digits=6&period=30',
    );
  });
});

describe('recovery codes', () => {
  it('have three groups of four characters that no one confuses', () => {
    const code = createRecoveryCode((count) => Buffer.alloc(count, 0xa7));
    assert.match(code, /^([a-z2-7]{4}-){2}[a-z2-7]{4}$/);
  });

  it('are recognised with capitals, spaces or without dashes', () => {
    const written = ['k4wz-7hqm-p2xd', 'K4WZ 7HQM P2XD', 'k4wz7hqmp2xd '];
    assert.equal(new Set(written.map(hashRecoveryCode)).size, 1);
    assert.notEqual(hashRecoveryCode('k4wz-7hqm-p2xe'), hashRecoveryCode('k4wz-7hqm-p2xd'));
  });
});
