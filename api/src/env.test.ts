import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { EnvError, readEnv } from './env.ts';

describe('readEnv', () => {
  it('requires no settings in development', () => {
    const env = readEnv({});
    assert.deepEqual([env.ROLE, env.HOST, env.DATABASE_URL], ['all', '127.0.0.1', undefined]);
  });

  it('reports all invalid settings at once', () => {
    assert.throws(
      () => readEnv({ PORT: 'x', ROLE: 'boss' }),
      (error: EnvError) => error.problems.length === 2,
    );
  });

  it('rejects production without its own keys', () => {
    assert.throws(
      () => readEnv({ NODE_ENV: 'production' }),
      /SESSION_KEY is needed[\s\S]*SECRET_KEYS is needed/,
    );
  });

  it('names the missing setting of a pair', () => {
    assert.throws(
      () => readEnv({ STRIPE_SECRET_KEY: 'sk' }),
      /STRIPE_SECRET_KEY also needs STRIPE_WEBHOOK_SECRET/,
    );
  });
});
