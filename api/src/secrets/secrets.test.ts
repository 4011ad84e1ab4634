import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createSecrets, parseSecretKeys } from './secrets.ts';

const encoded = (fill: number) => Buffer.alloc(32, fill).toString('base64');

describe('encrypted secrets', () => {
  const secrets = createSecrets(parseSecretKeys(`b:${encoded(2)},a:${encoded(1)}`));

  it('decrypts a secret only with the context it was encrypted for', () => {
    const sealed = secrets.seal('hunter2', 'connections:1:ada');
    assert.equal(secrets.open(sealed, 'connections:1:ada'), 'hunter2');
    assert.throws(() => secrets.open(sealed, 'connections:1:eve'));
    assert.equal(sealed.includes('hunter2'), false);
  });

  it('rejects a changed ciphertext', () => {
    const parts = secrets.seal('hunter2', 'here').split('.');
    parts[4] = Buffer.from('tampered').toString('base64url');
    assert.throws(() => secrets.open(parts.join('.'), 'here'));
  });

  it('decrypts secrets of an older key and reports them as stale', () => {
    const old = createSecrets(parseSecretKeys(`a:${encoded(1)}`)).seal('hunter2', 'here');
    assert.equal(secrets.open(old, 'here'), 'hunter2');
    assert.deepEqual([secrets.isStale(old), secrets.isStale(secrets.seal('x', 'here'))], [true, false]);
  });

  it('rejects keys that are not 32 bytes', () => {
    assert.throws(() => parseSecretKeys('a:c2hvcnQ='), /32 bytes/);
  });
});
