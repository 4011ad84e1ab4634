import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { EnvError, readEnv } from './env.ts';

describe('settings', () => {
  it('need nothing in development', () => {
    const env = readEnv({});
    assert.deepEqual([env.ROLE, env.HOST, env.DATABASE_URL], ['all', '127.0.0.1', undefined]);
  });

  it('list everything that is wrong at once', () => {
    assert.throws(
      () => readEnv({ PORT: 'x', ROLE: 'boss' }),
      (error: EnvError) => error.problems.length === 2,
    );
  });

  it('refuse production with development keys', () => {
    assert.throws(
      () => readEnv({ NODE_ENV: 'production' }),
      /SESSION_KEY is needed[\s\S]*SECRET_KEYS is needed/,
    );
  });

  it('name the half that is missing', () => {
    assert.throws(
      () => readEnv({ STRIPE_SECRET_KEY: 'sk' }),
      /STRIPE_SECRET_KEY also needs STRIPE_WEBHOOK_SECRET/,
    );
  });
});
