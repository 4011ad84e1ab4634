import { createArticle } from '@rankwright/contracts/articles';
import { createKeyword } from '@rankwright/contracts/planner';
import { getSetup, isSetupOpen, updateSetup, type Setup } from '@rankwright/contracts/setup';
import { updateSiteProfile } from '@rankwright/contracts/siteProfile';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { connections } from '../../database/schema/connections.ts';
import { signUp } from '../../testing/accounts.ts';
import { insertPlannedItem } from '../../testing/scheduledItems.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';

const nothing = { profile: false, keywords: false, plan: false, draft: false, site: false };

describe('setup of an account', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  const readSetup = async (token: string): Promise<Setup> =>
    (await api.call(getSetup, { token })).body.setup as Setup;

  it('counts each step as done by what the account has', async () => {
    const { token, userId: ownerId } = await signUp(api);
    assert.deepEqual(await readSetup(token), { steps: nothing, isDismissed: false });
    await api.call(updateSiteProfile, { token, body: { niche: 'roses' } });
    assert.equal((await readSetup(token)).steps.profile, false);
    await api.call(updateSiteProfile, { token, body: { niche: 'roses', audience: 'gardeners' } });
    assert.deepEqual((await readSetup(token)).steps, { ...nothing, profile: true });
    await api.call(createKeyword, { token, body: { keyword: 'rose pruning' } });
    assert.deepEqual((await readSetup(token)).steps, { ...nothing, profile: true, keywords: true });
    await insertPlannedItem(api.deps.db, { ownerId, title: 'Roses', scheduledDate: '2026-11-23' });
    assert.deepEqual((await readSetup(token)).steps, {
      ...nothing,
      profile: true,
      keywords: true,
      plan: true,
    });
    await api.call(createArticle, { token, body: { title: 'Roses', content: 'Cut them low.' } });
    await api.deps.db.insert(connections).values({ ownerId, platform: 'wordpress', method: 'oauth' });
    const done = await readSetup(token);
    assert.deepEqual(Object.values(done.steps), [true, true, true, true, true]);
    assert.equal(isSetupOpen(done), false);
  });

  it('keeps the closed checklist closed, also when the site profile is saved, and opens it again', async () => {
    const { token } = await signUp(api, 'closed@example.com');
    await api.call(updateSetup, { token, body: { isDismissed: true } });
    await api.call(updateSiteProfile, { token, body: { niche: 'roses' } });
    const closed = await readSetup(token);
    assert.equal(closed.isDismissed, true);
    assert.equal(isSetupOpen(closed), false);
    await api.call(updateSetup, { token, body: { isDismissed: false } });
    assert.equal(isSetupOpen(await readSetup(token)), true);
  });

  it('does not count what belongs to another account', async () => {
    const { token } = await signUp(api, 'own@example.com');
    assert.deepEqual((await readSetup(token)).steps, nothing);
  });
});
