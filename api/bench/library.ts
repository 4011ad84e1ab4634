import { sql } from 'drizzle-orm';
import type { Database } from '../src/database/database.ts';
import { searchWords } from './words.ts';

export interface Library {
  /** Owns every tenth article. */
  heavyId: string;
  filled: number;
}

const heavyId = '00000000-0000-4000-8000-000000000000';
/** Everybody else owns about so many. */
const perOwner = 100;
/** About 2.2 kB each, kept beside the row as longer texts are. */
const textParts = 70;

export const openLibrary = async (db: Database): Promise<Library> => {
  await db.execute(sql`alter table articles alter column content set storage external`);
  await db.execute(sql`insert into users (uid, email) values (${heavyId}, 'heavy@example.com')`);
  return { heavyId, filled: 0 };
};

const word = (place: number) => sql.raw(`words[1 + abs(hashint4(i * 7 + ${place}) % ${searchWords.length})]`);

/** Of ten things in a row one is the heavy owner's. */
const ownerOf = (number: string) =>
  sql.raw(
    `case when ${number} % 10 = 0 then '${heavyId}'::uuid else md5('owner' || (i / ${perOwner}))::uuid end`,
  );

/** Adds what is missing, oldest first, and a planned item for every twenty articles. */
export const fillTo = async (db: Database, library: Library, size: number): Promise<void> => {
  const from = library.filled + 1;
  const words = sql.raw(`array['${searchWords.join("','")}']::text[] as words`);
  const moment = sql.raw(`timestamptz '2024-01-01' + i * interval '61.000007 seconds'`);
  await db.execute(sql`insert into users (uid, email)
    select md5('owner' || n)::uuid, n || '@example.com' from generate_series(${from - 1}::int / ${perOwner}, ${size}::int / ${perOwner}) n
    on conflict do nothing`);
  await db.execute(sql`insert into articles (owner_id, title, content, status, kind, primary_keyword, word_count, provenance, created_at, updated_at)
    select ${ownerOf('i')}, concat_ws(' ', ${word(1)}, ${word(2)}, ${word(3)}, ${word(4)}, i), repeat(md5(i::text), ${textParts}),
      case when i % 3 = 0 then 'published' else 'draft' end, 'generated', ${word(5)}, 350, '{}'::jsonb, ${moment}, ${moment}
    from (select i, ${words} from generate_series(${from}::int, ${size}::int) i) numbered`);
  await db.execute(sql`insert into scheduled_items (owner_id, title, created_at, updated_at)
    select ${ownerOf('i / 20')}, concat_ws(' ', ${word(1)}, ${word(2)}, ${word(6)}, i), ${moment}, ${moment}
    from (select i, ${words} from generate_series(${from}::int, ${size}::int, 20) i) numbered`);
  await db.execute(sql`vacuum analyze`);
  library.filled = size;
};
