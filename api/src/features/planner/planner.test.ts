import { getSchemas } from '@rankwright/contracts/endpoints';
import {
  createKeyword,
  createScheduledItem,
  deleteKeyword,
  deleteScheduledItem,
  generateKeywords,
  importKeywords,
  listKeywords,
  listScheduledItems,
  updateScheduledItem,
} from '@rankwright/contracts/planner';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setUpAccountFixture } from '../../testing/accountFixture.ts';
import { signUpWithPlan } from '../../testing/accounts.ts';
import { getPublishAt } from './scheduledItem.model.ts';

describe('planner', () => {
  const fixture = setUpAccountFixture();
  const { send } = fixture;
  const plan = async (body: Record<string, unknown>) => (await send(createScheduledItem, { body })).body;
  const readId = (body: Record<string, unknown>): string => String(body.id);

  it('creates, lists by month and deletes a scheduled item [C-153]', async () => {
    const item = await plan({ title: 'Roses', scheduledDate: '2099-03-01' });
    const month = async (month: number) =>
      (await send(listScheduledItems, { query: { year: 2099, month } })).body.content as {
        id: string;
        scheduledDate: string;
      }[];
    assert.deepEqual(
      (await month(3)).map(({ id, scheduledDate }) => [id, scheduledDate]),
      [[readId(item), '2099-03-01']],
    );
    assert.equal((await month(4)).length, 0);
    assert.equal((await send(deleteScheduledItem, { params: { id: readId(item) } })).status, 200);
    assert.equal((await month(3)).length, 0);
  });

  it('defaults to the current month in the account’s time zone', async () => {
    const before = fixture.api.clock.now();
    fixture.api.clock.set('2027-06-28T12:00:00Z');
    const { token } = await signUpWithPlan(fixture.api, 'london@example.com');
    const body = { title: 'First of July', scheduledDate: '2027-07-01' };
    await fixture.api.call(createScheduledItem, { token, body });
    fixture.api.clock.set('2027-06-30T23:30:00Z');
    const { content } = (await fixture.api.call(listScheduledItems, { token })).body;
    fixture.api.clock.set(before);
    assert.equal((content as unknown[]).length, 1);
  });

  it('rejects dates in the past [C-161]', async () => {
    const reply = await send(createScheduledItem, {
      body: { title: 'Late', scheduledDate: '2001-01-01' },
    });
    assert.equal(reply.body.code, 'DATE_IN_PAST');
  });

  it('rejects a volume outside 100 to 5000 and a difficulty outside 1 to 20 [C-162]', async () => {
    const getStatus = async (change: Record<string, unknown>) => {
      const body = { title: 'Bounds', scheduledDate: '2099-06-01', ...change };
      return (await send(createScheduledItem, { body })).status;
    };
    for (const volume of [100, 5_000]) assert.equal(await getStatus({ volume }), 200);
    for (const volume of [99, 5_001]) assert.equal(await getStatus({ volume }), 400);
    for (const difficulty of [1, 20]) assert.equal(await getStatus({ difficulty }), 200);
    for (const difficulty of [0, 21]) assert.equal(await getStatus({ difficulty }), 400);
    const params = { id: readId(await plan({ title: 'Kept', scheduledDate: '2099-06-02', volume: 700 })) };
    assert.equal((await send(updateScheduledItem, { params, body: { volume: 99 } })).status, 400);
    assert.equal((await send(updateScheduledItem, { params, body: { difficulty: 21 } })).status, 400);
  });

  it('swaps the dates of two items', async () => {
    const first = await plan({ title: 'First', scheduledDate: '2099-05-01' });
    const second = await plan({ title: 'Second', scheduledDate: '2099-05-02' });
    const moved = await send(updateScheduledItem, {
      params: { id: readId(first) },
      body: { scheduledDate: '2099-05-02', swapWith: readId(second) },
    });
    assert.equal(moved.body.scheduledDate, '2099-05-02');
    const { content } = (await send(listScheduledItems, { query: { year: 2099, month: 5 } })).body as {
      content: { id: string; scheduledDate: string }[];
    };
    assert.equal(content.find(({ id }) => id === readId(second))?.scheduledDate, '2099-05-01');
  });

  it('lists items without a date in the backlog', async () => {
    await plan({ title: 'Some day', scheduledDate: null });
    const { content } = (await send(listScheduledItems, { query: { unscheduled: true } })).body as {
      content: { title: string }[];
    };
    assert.deepEqual(
      content.map(({ title }) => title),
      ['Some day'],
    );
  });

  it('publishes at the entered time across clock changes, else between 07:00 and 08:00 UTC', () => {
    const at = (scheduledDate: string, timeZone: string) =>
      getPublishAt({ id: 'x', scheduledDate, scheduledTime: '09:00', timeZone })?.toISOString();
    assert.equal(at('2027-03-13', 'America/New_York'), '2027-03-13T14:00:00.000Z');
    assert.equal(at('2027-03-14', 'America/New_York'), '2027-03-14T13:00:00.000Z');
    assert.equal(at('2027-03-14', 'Asia/Kolkata'), '2027-03-14T03:30:00.000Z');
    const open = getPublishAt({
      id: 'x',
      scheduledDate: '2027-03-14',
      scheduledTime: null,
      timeZone: 'Asia/Kolkata',
    });
    assert.equal(open?.toISOString().slice(0, 13), '2027-03-14T07');
  });

  it('creates, lists and deletes keywords, and rejects duplicates', async () => {
    const { body } = await send(createKeyword, { body: getSchemas(createKeyword).example.body });
    assert.equal(
      (await send(createKeyword, { body: { keyword: 'ROSE pruning' } })).body.code,
      'KEYWORD_EXISTS',
    );
    assert.equal((await send(createKeyword, { body: { keyword: ' ' } })).status, 400);
    const listAll = async () => (await send(listKeywords)).body.keywords as { keyword: string }[];
    assert.equal((await listAll()).length, 1);
    await send(deleteKeyword, { params: { id: readId(body) } });
    assert.equal((await listAll()).length, 0);
  });

  it('imports keywords and returns the skipped ones', async () => {
    const { body } = await send(importKeywords, {
      body: { keywords: [{ keyword: 'tulips' }, { keyword: 'Tulips' }, { keyword: 'daisies' }] },
    });
    assert.equal((body.added as unknown[]).length, 2);
    assert.deepEqual(body.skipped, ['Tulips']);
  });

  it('generates keywords with estimated numbers and an unknown volume', async () => {
    const { body } = await send(generateKeywords, { body: getSchemas(generateKeywords).example.body });
    const keywords = body.keywords as { volume: number | null; estimated: boolean }[];
    assert.equal(keywords.length, 10);
    assert.ok(keywords.every(({ volume, estimated }) => volume === null && estimated));
  });
});
