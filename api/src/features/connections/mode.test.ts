import {
  listConnections,
  saveWordpress,
  setConnectionMode,
  updateWordpress,
} from '@rankwright/contracts/connections';
import { startFakeWordpress } from '@rankwright/testing/fakes/wordpress/fakeWordpress';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { signUpWithPlan } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';

describe('connection modes', () => {
  let api: TestApi;
  let token: string;
  let site: Awaited<ReturnType<typeof startFakeWordpress>>;
  before(async () => {
    site = await startFakeWordpress();
    api = await startTestApi({ env: { OUTBOUND_ALLOW: site.address } });
    ({ token } = await signUpWithPlan(api));
  });
  after(async () => {
    await api.close();
    await site.close();
  });

  const readMode = async () => {
    const { connections } = (await api.call(listConnections, { token })).body;
    const [first] = connections as { mode: string; autoPublish: boolean }[];
    return [first?.mode, first?.autoPublish];
  };
  const setMode = (mode: string) =>
    api.call(setConnectionMode, { token, params: { platform: 'wordpress' }, body: { mode } });

  it('is review first, and follows the documented autoPublish unless it is manual', async () => {
    assert.equal((await setMode('automatic')).body.code, 'WORDPRESS_NOT_CONNECTED');
    const body = { siteUrl: site.url, username: 'ada', applicationPassword: 'abcd efgh' };
    await api.call(saveWordpress, { token, body });
    assert.deepEqual(await readMode(), ['review', false]);
    await api.call(updateWordpress, { token, body: { autoPublish: true } });
    assert.deepEqual(await readMode(), ['automatic', true]);
    await api.call(updateWordpress, { token, body: { autoPublish: false } });
    assert.deepEqual(await readMode(), ['review', false]);
    const { connection } = (await setMode('manual')).body;
    assert.equal((connection as { mode: string }).mode, 'manual');
    await api.call(updateWordpress, { token, body: { autoPublish: false } });
    assert.deepEqual(await readMode(), ['manual', false]);
  });
});
