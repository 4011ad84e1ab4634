import assert from 'node:assert/strict';
import { it } from 'node:test';
import { openDatabaseAt } from '../testing/migrations/openDatabaseAt.ts';

/** The schema version before the fields that a site has. */
const withoutSiteFields = 29;
const user = '11111111-0000-4000-8000-000000000001';
const ids = ['3', '4', '5', '6'].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000003`);
const [sent, shop, imported, failed] = ids;

const payload = (fields: object) =>
  `'${JSON.stringify({ title: 'Roses', content: 'x', tags: [], ...fields })}'`;

it('keeps of every live publication which fields its site was sent', async () => {
  const database = await openDatabaseAt(withoutSiteFields);
  await database.load(`
    insert into users (uid, email) values ('${user}', 'ada@example.com');
    insert into articles (id, owner_id, title, content, provenance) values ${ids.map((id) => `('${id}', '${user}', 'Roses', '', '{}')`).join(', ')};
    insert into publications (id, owner_id, article_id, platform, marker, state, payload) values
      ('${sent}', '${user}', '${sent}', 'wordpress', 'a', 'live', ${payload({ tags: ['a'], categories: ['b'], imageUrl: 'https://a.example/b.png' })}),
      ('${shop}', '${user}', '${shop}', 'shopify', 'b', 'live', ${payload({ categories: ['b'], imageUrl: '' })}),
      ('${imported}', '${user}', '${imported}', 'wordpress', 'c', 'live', null),
      ('${failed}', '${user}', '${failed}', 'wordpress', 'd', 'failed', ${payload({ tags: ['a'] })});`);
  await database.migrateToPresent();
  const rows = await database.read<{ fields: unknown }>(
    'select site_fields as fields from publications order by id',
  );
  assert.deepEqual(
    rows.map(({ fields }) => fields),
    [
      { categories: ['b'], tags: ['a'], imageUrl: 'https://a.example/b.png' },
      { categories: [], tags: [], imageUrl: null },
      null,
      null,
    ],
  );
  await database.close();
});
