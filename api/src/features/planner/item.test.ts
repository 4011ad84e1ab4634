import {
  createScheduledContent,
  listScheduledContent,
  updateScheduledContent,
  type ScheduledItem,
} from '@rankwright/contracts/planner';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { signUpWithPlan } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';

describe('the planner', () => {
  let api: TestApi;
  let token: string;
  before(async () => {
    api = await startTestApi();
    ({ token } = await signUpWithPlan(api));
  });
  after(() => api.close());

  const plan = async (body: object): Promise<ScheduledItem> =>
    (await api.call(createScheduledContent, { token, body })).body as unknown as ScheduledItem;
  const change = (id: string, body: object) =>
    api.call(updateScheduledContent, { token, params: { id }, body });
  const march = async (): Promise<ScheduledItem[]> =>
    (await api.call(listScheduledContent, { token, query: { year: 2027, month: 3 } })).body
      .content as ScheduledItem[];

  it('changes what is named and keeps the rest', async () => {
    const { id } = await plan({ title: 'Roses', scheduledDate: '2027-03-02', volume: 900 });
    const { status, body } = await change(id, { title: 'Tulips' });
    assert.equal(status, 200);
    assert.deepEqual([body.title, body.volume, body.scheduledDate], ['Tulips', 900, '2027-03-02']);
  });

  it('lets two items trade day and hour', async () => {
    const one = await plan({ title: 'One', scheduledDate: '2027-03-10', scheduledTime: '08:00' });
    const two = await plan({ title: 'Two', scheduledDate: '2027-03-20', scheduledTime: '17:00' });
    assert.equal((await change(one.id, { swapWith: two.id })).status, 200);
    const found = await march();
    const place = (title: string) => found.find((item) => item.title === title)?.publishAt;
    assert.equal(place('One'), '2027-03-20T17:00:00.000Z');
    assert.equal(place('Two'), '2027-03-10T08:00:00.000Z');
  });

  it('refuses a day that has passed and changes nothing', async () => {
    const { id } = await plan({ title: 'Late', scheduledDate: '2027-03-03' });
    assert.equal((await change(id, { scheduledDate: '2020-01-01' })).body.code, 'DATE_IN_PAST');
    assert.equal((await march()).find((item) => item.id === id)?.scheduledDate, '2027-03-03');
  });
});
