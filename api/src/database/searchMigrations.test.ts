import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createPageKey } from '../features/searchPerformance/searchDay.model.ts';
import { openDatabaseAt } from '../testing/migrations/openDatabaseAt.ts';

/** The schema version before the sums of whole days. */
const withoutSums = 25;
const [ada, ben] = ['11111111-0000-4000-8000-000000000001', '22222222-0000-4000-8000-000000000002'];
const [roses, oaks, elms] = ['3', '4', '5'].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000003`);

const oldRows = `
  insert into users (uid, email) values ('${ada}', 'ada@example.com'), ('${ben}', 'ben@example.com');
  insert into search_pages (id, owner_id, url, key) values
    ('${roses}', '${ada}', 'https://a.example/roses', 'a.example/roses'),
    ('${oaks}', '${ada}', 'https://a.example/oaks', 'a.example/oaks'),
    ('${elms}', '${ben}', 'https://b.example/elms', 'b.example/elms');
  insert into search_page_days (owner_id, page_id, day, clicks, impressions, position, queries, is_final) values
    ('${ada}', '${roses}', '2026-11-01', 4, 30, 2, '[["roses", 4, 30, 2]]', true),
    ('${ada}', '${oaks}', '2026-11-01', 1, 10, 10, '[]', true),
    ('${ada}', '${roses}', '2026-11-02', 2, 20, 3, '[]', true),
    ('${ada}', '${oaks}', '2026-11-02', 0, 0, 0, '[]', false),
    ('${ben}', '${elms}', '2026-11-02', 7, 70, 1.5, '[]', true);`;

it('normalizes the percent-encoding in the keys of stored pages', async () => {
  const withoutNormalizedKeys = 30;
  const database = await openDatabaseAt(withoutNormalizedKeys);
  const addresses = [
    'https://www.a.example/%d1%80%D0%be/?q=%7e%2f',
    'https://a.example/50%25-off',
    'https://a.example/%00%zz%',
    'https://a.example/roses',
  ];
  const keys = [
    'a.example/%d1%80%D0%be?q=%7e%2f',
    'a.example/50%25-off',
    'a.example/%00%zz%',
    'a.example/roses',
  ];
  const rows = addresses.map((address, index) => `('${ada}', '${address}', '${keys[index]}')`);
  await database.load(`insert into users (uid, email) values ('${ada}', 'ada@example.com');
    insert into search_pages (owner_id, url, key) values ${rows.join(', ')};`);
  await database.migrateToPresent();
  const pages = await database.read<{ url: string; key: string }>('select url, key from search_pages');
  assert.equal(pages.length, addresses.length);
  for (const { url, key } of pages) assert.equal(key, createPageKey(url), url);
  assert.equal(pages.find(({ url }) => url === addresses[0])?.key, 'a.example/%D1%80%D0%BE?q=~%2F');
  await database.close();
});

describe('migrating search results to sums of whole days', () => {
  let database: Awaited<ReturnType<typeof openDatabaseAt>>;
  let oldDays: unknown[];
  const readDays = () => database.read('select * from search_page_days order by owner_id, day, page_id');

  before(async () => {
    database = await openDatabaseAt(withoutSums);
    await database.load(oldRows);
    oldDays = await readDays();
    await database.migrateToPresent();
  });
  after(() => database.close());

  it('keeps every page’s day', async () => {
    assert.equal(oldDays.length, 5);
    assert.deepEqual(await readDays(), oldDays);
  });

  it('sums every day of every account; a day with one figure that may change is not final', async () => {
    const sums = await database.read(`select owner_id as "ownerId", day::text, clicks, impressions, position,
      is_final as "isFinal" from search_days order by owner_id, day`);
    assert.deepEqual(sums, [
      { ownerId: ada, day: '2026-11-01', clicks: 5, impressions: 40, position: 4, isFinal: true },
      { ownerId: ada, day: '2026-11-02', clicks: 2, impressions: 20, position: 3, isFinal: false },
      { ownerId: ben, day: '2026-11-02', clicks: 7, impressions: 70, position: 1.5, isFinal: true },
    ]);
  });
});
