import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readFileSync } from 'node:fs';
import { EnvError, envNames, readEnv } from './env.ts';

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

  const production = {
    NODE_ENV: 'production',
    SESSION_KEY: 'Zm9yIHRlc3RzIG9ubHksIG5vdCBhIHNlY3JldA',
    SECRET_KEYS: 'a:key',
    PUBLIC_URL: 'https://app.example.com',
    STRIPE_SECRET_KEY: 'sk',
    STRIPE_WEBHOOK_SECRET: 'whsec',
    SMTP_URL: 'smtp://mail.example.com',
  };

  for (const name of ['SESSION_KEY', 'SECRET_KEYS', 'PUBLIC_URL', 'STRIPE_SECRET_KEY', 'SMTP_URL'])
    it(`rejects production without ${name}`, () => {
      assert.doesNotThrow(() => readEnv(production));
      assert.throws(
        () => readEnv({ ...production, [name]: '' }),
        new RegExp(`${name} is needed in production`),
      );
    });

  it('starts production without payments or mail only when a setting named for it says so', () => {
    const without = { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '', SMTP_URL: '' };
    const allowed = { ...production, ...without, ALLOW_TEST_CHECKOUT: 'true', ALLOW_UNSENT_MAIL: 'true' };
    assert.equal(readEnv(allowed).STRIPE_SECRET_KEY, undefined);
  });

  it('accepts OpenID Connect only with a client, and in production over https', () => {
    const client = { OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' };
    assert.throws(
      () => readEnv({ OIDC_ISSUER: 'https://sso.example.com' }),
      /OIDC_ISSUER also needs OIDC_CLIENT_ID[\s\S]*OIDC_ISSUER also needs OIDC_CLIENT_SECRET/,
    );
    assert.doesNotThrow(() => readEnv({ ...production, ...client, OIDC_ISSUER: 'https://sso.example.com' }));
    assert.throws(
      () => readEnv({ ...production, ...client, OIDC_ISSUER: 'http://sso.example.com' }),
      /OIDC_ISSUER must begin with https/,
    );
  });

  it('rejects a session key that is not random', () => {
    assert.throws(() => readEnv({ SESSION_KEY: 'a'.repeat(36) }), /SESSION_KEY: must be random/);
  });

  const readProjectFile = (path: string): string =>
    readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

  it('has every setting passed on by the compose file', () => {
    const compose = readProjectFile('docker/compose.yaml');
    const setByImage = ['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR'];
    const missing = envNames.filter(
      (name) => !setByImage.includes(name) && !new RegExp(`^\\s+(?:.*\\b)?${name}: `, 'm').test(compose),
    );
    assert.deepEqual(missing, []);
  });

  it('has every setting described in the operations guide, and no other', () => {
    const [, settings = ''] = readProjectFile('docs/operations.md').split('## Settings');
    const [section = ''] = settings.split('\n## ');
    const described = [...section.matchAll(/`([A-Z][A-Z0-9_]+)(?:=true)?`/g)].map(([, name]) => name);
    assert.deepEqual(described.sort(), [...envNames, 'POSTGRES_PASSWORD'].sort());
  });

  it('names the missing setting of a pair', () => {
    assert.throws(
      () => readEnv({ STRIPE_SECRET_KEY: 'sk' }),
      /STRIPE_SECRET_KEY also needs STRIPE_WEBHOOK_SECRET/,
    );
  });
});
