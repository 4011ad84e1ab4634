import { sql } from 'drizzle-orm';
import type { Database } from '../../../api/src/database/database.ts';
import { searchWords } from './searchWords.ts';

export interface Dataset {
  /** Account that owns every tenth article. */
  heavyOwnerId: string;
  articleCount: number;
}

const heavyOwnerId = '00000000-0000-4000-8000-000000000000';
/** Articles per other account. */
const perOwner = 100;
/** About 2.2 kB per article, stored out of line (TOAST) like longer texts. */
const textRepeats = 70;

export const createDataset = async (db: Database): Promise<Dataset> => {
  await db.execute(sql`alter table articles alter column content set storage external`);
  await db.execute(sql`insert into users (uid, email) values (${heavyOwnerId}, 'heavy@example.com')`);
  return { heavyOwnerId, articleCount: 0 };
};

const pickWord = (place: number) =>
  sql.raw(`words[1 + abs(hashint4(i * 7 + ${place}) % ${searchWords.length})]`);

/** Every tenth row belongs to the heavy owner. */
const pickOwner = (number: string) =>
  sql.raw(
    `case when ${number} % 10 = 0 then '${heavyOwnerId}'::uuid else md5('owner' || (i / ${perOwner}))::uuid end`,
  );

/** Adds articles up to `size`, oldest first, and a scheduled item per twenty articles. */
export const growDataset = async (db: Database, dataset: Dataset, size: number): Promise<void> => {
  const from = dataset.articleCount + 1;
  const words = sql.raw(`array['${searchWords.join("','")}']::text[] as words`);
  const createdAt = sql.raw(`timestamptz '2024-01-01' + i * interval '61.000007 seconds'`);
  await db.execute(sql`insert into users (uid, email)
    select md5('owner' || n)::uuid, n || '@example.com' from generate_series(${from - 1}::int / ${perOwner}, ${size}::int / ${perOwner}) n
    on conflict do nothing`);
  await db.execute(sql`insert into articles (owner_id, title, content, status, kind, primary_keyword, word_count, provenance, created_at, updated_at)
    select ${pickOwner('i')}, concat_ws(' ', ${pickWord(1)}, ${pickWord(2)}, ${pickWord(3)}, ${pickWord(4)}, i), repeat(md5(i::text), ${textRepeats}),
      case when i % 3 = 0 then 'published' else 'draft' end, 'generated', ${pickWord(5)}, 350, '{}'::jsonb, ${createdAt}, ${createdAt}
    from (select i, ${words} from generate_series(${from}::int, ${size}::int) i) numbered`);
  await db.execute(sql`with plans as (
      insert into articles (owner_id, title, content, provenance, created_at, updated_at)
      select ${pickOwner('i / 20')}, concat_ws(' ', ${pickWord(1)}, ${pickWord(2)}, ${pickWord(6)}, i), '', '{}'::jsonb, ${createdAt}, ${createdAt}
      from (select i, ${words} from generate_series(${from}::int, ${size}::int, 20) i) numbered
      returning id, owner_id, created_at, updated_at
    ) insert into scheduled_items (owner_id, article_id, created_at, updated_at) select owner_id, id, created_at, updated_at from plans`);
  await db.execute(sql`vacuum analyze`);
  dataset.articleCount = size;
};
