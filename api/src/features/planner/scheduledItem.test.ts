import {
  createScheduledItem,
  listScheduledItems,
  updateScheduledItem,
  type ScheduledItem,
} from '@rankwright/contracts/planner';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { signUpWithPlan } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';

describe('scheduled items', () => {
  let api: TestApi;
  let token: string;
  before(async () => {
    api = await startTestApi();
    ({ token } = await signUpWithPlan(api));
  });
  after(() => api.close());

  const plan = async (body: object): Promise<ScheduledItem> =>
    (await api.call(createScheduledItem, { token, body })).body as unknown as ScheduledItem;
  const change = (id: string, body: object) => api.call(updateScheduledItem, { token, params: { id }, body });
  const listMarch = async (): Promise<ScheduledItem[]> =>
    (await api.call(listScheduledItems, { token, query: { year: 2027, month: 3 } })).body
      .content as ScheduledItem[];

  it('updates the given fields and keeps the others', async () => {
    const { id } = await plan({ title: 'Roses', scheduledDate: '2027-03-02', volume: 900 });
    const { status, body } = await change(id, { title: 'Tulips' });
    assert.equal(status, 200);
    assert.deepEqual([body.title, body.volume, body.scheduledDate], ['Tulips', 900, '2027-03-02']);
  });

  it('swaps date and time of two items', async () => {
    const one = await plan({ title: 'One', scheduledDate: '2027-03-10', scheduledTime: '08:00' });
    const two = await plan({ title: 'Two', scheduledDate: '2027-03-20', scheduledTime: '17:00' });
    assert.equal((await change(one.id, { swapWith: two.id })).status, 200);
    const found = await listMarch();
    const getPublishAt = (title: string) => found.find((item) => item.title === title)?.publishAt;
    assert.equal(getPublishAt('One'), '2027-03-20T17:00:00.000Z');
    assert.equal(getPublishAt('Two'), '2027-03-10T08:00:00.000Z');
  });

  it('rejects a date in the past and changes nothing', async () => {
    const { id } = await plan({ title: 'Late', scheduledDate: '2027-03-03' });
    assert.equal((await change(id, { scheduledDate: '2020-01-01' })).body.code, 'DATE_IN_PAST');
    assert.equal((await listMarch()).find((item) => item.id === id)?.scheduledDate, '2027-03-03');
  });
});
