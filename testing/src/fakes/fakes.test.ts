import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fakes } from './fakes.ts';
import { readEnv } from '../../../api/src/env.ts';

describe('fake servers', () => {
  it('start on free loopback ports and return valid environment settings', async () => {
    for (const { name, start } of fakes) {
      const { url, env, close } = await start({ port: 0, folder: null });
      assert.equal(new URL(url).hostname, '127.0.0.1', name);
      const read = readEnv({ NODE_ENV: 'test', ...env }) as Record<string, unknown>;
      for (const [setting, value] of Object.entries(env)) assert.equal(read[setting], value, setting);
      await close();
    }
  });

  it('count stored posts, inject faults and delete posts through the control API', async () => {
    const names = ['shopify', 'wix', 'webflow', 'wordpress-com'];
    const platforms = fakes.filter(({ name }) => names.includes(name));
    assert.equal(platforms.length, names.length);
    for (const { start } of platforms) {
      const { url, close } = await start({ port: 0, folder: null });
      const callControlApi = async (path: string, init?: RequestInit) =>
        (await fetch(`${url}/__fake/${path}`, init)).json() as Promise<unknown>;
      assert.deepEqual(await callControlApi('count'), { count: 0 });
      const body = JSON.stringify({ when: 'before', answer: 418 });
      await callControlApi('faults', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      });
      assert.equal((await fetch(`${url}/anything`)).status, 418);
      assert.deepEqual(await callControlApi('posts', { method: 'DELETE' }), { count: 0 });
      await close();
    }
  });
});
