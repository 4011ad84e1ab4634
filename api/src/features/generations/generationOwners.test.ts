import { getSchemas } from '@rankwright/contracts/endpoints';
import {
  getGeneration,
  startGeneration,
  stopGeneration,
  type Generation,
} from '@rankwright/contracts/generations';
import { eq } from 'drizzle-orm';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startFakeModel } from '@rankwright/testing/fakes/model/fakeModel';
import { generations } from '../../database/schema/generations.ts';
import { signUpWithPlan, type TestAccount } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';
import { claimGeneration, updateClaimedGeneration } from './generations.repository.ts';

describe('a generation that runs', () => {
  let api: TestApi;
  let account: TestAccount;
  let model: Awaited<ReturnType<typeof startFakeModel>>;
  before(async () => {
    model = await startFakeModel();
    api = await startTestApi({ env: model.env });
    account = await signUpWithPlan(api);
  });
  after(async () => {
    await api.close();
    await model.close();
  });

  const start = async (): Promise<Generation> => {
    const reply = await api.call(startGeneration, {
      token: account.token,
      body: getSchemas(startGeneration).example.body,
    });
    return reply.body.generation as Generation;
  };
  const stop = (id: string) => api.call(stopGeneration, { token: account.token, params: { id } });

  it('belongs to the worker that claimed it last, and to no other', async () => {
    const { id } = await start();
    const { db } = api.deps;
    const first = await claimGeneration(db, id, 60_000);
    assert.equal(await claimGeneration(db, id, 60_000), undefined);
    await db.update(generations).set({ state: 'queued' }).where(eq(generations.id, id));
    const second = await claimGeneration(db, id, 60_000);
    assert.ok(first && second);
    assert.equal(await updateClaimedGeneration(db, first, { text: 'Late.' }), undefined);
    assert.equal((await updateClaimedGeneration(db, second, { text: 'Mine.' }))?.text, 'Mine.');
    await stop(id);
    assert.equal(await updateClaimedGeneration(db, second, { text: 'Too late.' }), undefined);
  });

  it('is unknown to others, and when there is none', async () => {
    const { id } = await start();
    const other = await signUpWithPlan(api, 'eve@example.com');
    for (const [token, unknownId] of [
      [other.token, id],
      [account.token, '00000000-0000-4000-8000-000000000000'],
    ]) {
      const reply = await api.call(getGeneration, { token: token ?? '', params: { id: unknownId ?? '' } });
      assert.deepEqual([reply.status, reply.body.code], [404, 'NOT_FOUND']);
    }
    await stop(id);
  });
});
