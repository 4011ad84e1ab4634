import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { doubles } from '../../../doubles/list.ts';
import { readEnv } from '../../env.ts';

describe('the doubles of the platforms', () => {
  it('start on free ports of loopback and give settings that a product takes', async () => {
    for (const { name, start } of doubles) {
      const { url, env, close } = await start({ port: 0, folder: null });
      assert.equal(new URL(url).hostname, '127.0.0.1', name);
      const read = readEnv({ NODE_ENV: 'test', ...env }) as Record<string, unknown>;
      for (const [setting, value] of Object.entries(env)) assert.equal(read[setting], value, setting);
      await close();
    }
  });

  it('count what they keep, misbehave on demand and forget', async () => {
    const names = ['shopify', 'wix', 'webflow', 'wordpress-com'];
    const platforms = doubles.filter(({ name }) => names.includes(name));
    assert.equal(platforms.length, names.length);
    for (const { start } of platforms) {
      const { url, close } = await start({ port: 0, folder: null });
      const control = async (path: string, init?: RequestInit) =>
        (await fetch(`${url}/__double/${path}`, init)).json() as Promise<unknown>;
      assert.deepEqual(await control('count'), { count: 0 });
      const body = JSON.stringify({ when: 'before', answer: 418 });
      await control('faults', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
      assert.equal((await fetch(`${url}/anything`)).status, 418);
      assert.deepEqual(await control('posts', { method: 'DELETE' }), { count: 0 });
      await close();
    }
  });
});
