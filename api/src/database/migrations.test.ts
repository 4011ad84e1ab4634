import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { everyState, everyStateSql } from '../testing/migrations/everyState.ts';
import { openDatabaseAt } from '../testing/migrations/openDatabaseAt.ts';

interface OldItem {
  id: string;
  articleId: string | null;
  title: string;
  content: string;
  keywords: string[];
  slot: Record<string, unknown>;
}

interface Version {
  articleId: string;
  title: string;
  content: string;
}

interface Article extends Version {
  keywords: string[];
  version: number;
  approvedVersion: number | null;
  generatedContent: string | null;
  writer: string;
}

const slot = `json_build_object('date', scheduled_date, 'time', scheduled_time, 'status', status, 'publishAt', publish_at,
  'platforms', platforms, 'delivery', delivery_state, 'error', delivery_error, 'volume', volume, 'difficulty', difficulty) as slot`;
const countTable = (table: string, state: string) =>
  `select '${table} ' || ${state} as name, count(*)::int as count from ${table} group by 1 order by 1`;

/** A database of the first release, made by that release's API and worker. */
const dataFile = new URL('../testing/migrations/dataAt0003.sql', import.meta.url);

describe('migrating a database of the first release to one article per scheduled item', () => {
  let database: Awaited<ReturnType<typeof openDatabaseAt>>;
  let oldItems: OldItem[];
  let oldArticles: Version[];
  let oldPublications: unknown[];
  let oldVersions: Version[];
  let oldStates: Record<string, string[]>;

  const readPublications = () =>
    database.read(
      'select id, article_id, platform, state, scheduled_item_id, remote_id, payload from publications order by id',
    );
  const readVersions = () =>
    database.read<Version>(
      `select article_id as "articleId", title, content, reason, created_at from article_versions order by id`,
    );
  const readStates = async (): Promise<Record<string, string[]>> => {
    const found: Record<string, string[]> = {};
    for (const name of Object.keys(everyState)) {
      const [table = '', column = ''] = name.split('.');
      const rows = await database.read<{ state: string }>(`select distinct ${column} as state from ${table}`);
      found[name] = rows.map(({ state }) => state).sort();
    }
    return found;
  };
  const readArticleTexts = () =>
    database.read<Version>(
      `select id as "articleId", title, content, status, deleted_at is null as present from articles order by id`,
    );
  const readCounts = async (): Promise<Record<string, number>> => {
    const queries = [
      countTable('scheduled_items', 'delivery_state'),
      countTable('publications', 'state'),
      countTable('articles', "case when content = '' then 'without text' else status end"),
      countTable('article_versions', 'reason'),
    ];
    const rows = await Promise.all(
      queries.map((query) => database.read<{ name: string; count: number }>(query)),
    );
    return Object.fromEntries(rows.flat().map(({ name, count }) => [name, count]));
  };

  before(async () => {
    database = await openDatabaseAt(4);
    await database.load(readFileSync(dataFile, 'utf8'));
    await database.load(everyStateSql);
    oldStates = await readStates();
    oldVersions = await readVersions();
    oldItems = await database.read<OldItem>(
      `select id, article_id as "articleId", title, content, keywords, ${slot} from scheduled_items order by id`,
    );
    oldArticles = await readArticleTexts();
    oldPublications = await readPublications();
    console.log('before:', await readCounts());
    await database.migrateToPresent();
    console.log('after:', await readCounts());
  });
  after(() => database.close());

  const readItems = () =>
    database.read<{ id: string; articleId: string; slot: Record<string, unknown> }>(
      `select id, article_id as "articleId", ${slot} from scheduled_items order by id`,
    );
  const readArticles = async (): Promise<Map<string, Article>> => {
    const rows = await database.read<Article>(`select id as "articleId", title, content, version,
      approved_version as "approvedVersion", generated_content as "generatedContent", provenance->>'writer' as writer,
      jsonb_build_array(primary_keyword) || secondary_keywords as keywords from articles where deleted_at is null`);
    return new Map(rows.map((row) => [row.articleId, row]));
  };

  it('starts with items, articles, versions and publications in every state', () => {
    const expected = Object.entries(everyState).map(([name, states]) => [name, [...states].sort()]);
    assert.deepEqual(oldStates, Object.fromEntries(expected));
    assert.ok(oldItems.length >= 76 && oldArticles.length >= 228 && oldPublications.length >= 207);
  });

  it('keeps every version', async () => {
    const versions = await readVersions();
    const kept = new Set(versions.map((version) => JSON.stringify(version)));
    for (const version of oldVersions) assert.ok(kept.has(JSON.stringify(version)), version.title);
  });

  it('keeps every item with its slot and gives each an article of its own', async () => {
    const items = await readItems();
    const keep = ({ id, slot: kept }: { id: string; slot: unknown }) => ({ id, slot: kept });
    assert.deepEqual(items.map(keep), oldItems.map(keep));
    assert.equal(new Set(items.map(({ articleId }) => articleId)).size, items.length);
  });

  it('keeps every article, its title, text and status, and every publication', async () => {
    const now = new Map((await readArticleTexts()).map((row) => [row.articleId, row]));
    for (const article of oldArticles) assert.deepEqual(now.get(article.articleId), article);
    assert.deepEqual(await readPublications(), oldPublications);
  });

  it('keeps the title, text and keywords of every item in its article or one of its versions', async () => {
    const articles = await readArticles();
    const versions = await database.read<Version>(
      'select article_id as "articleId", title, content from article_versions',
    );
    const articleIds = new Map((await readItems()).map((item) => [item.id, item.articleId]));
    for (const { id, title, content, keywords } of oldItems) {
      const article = articles.get(articleIds.get(id) ?? '');
      assert.ok(article, title);
      const own = versions.filter(({ articleId }) => articleId === article.articleId);
      assert.ok(
        own.some((version) => version.title === title),
        title,
      );
      if (content)
        assert.ok(
          own.some((version) => version.content === content),
          title,
        );
      for (const keyword of keywords) assert.ok(article.keywords.includes(keyword), title);
    }
  });

  it('approves what its owner typed into an item, and nothing else', async () => {
    const articles = await readArticles();
    const typed = oldItems.filter(({ content }) => content).map(({ content }) => content);
    for (const { title, content, version, approvedVersion } of articles.values())
      assert.equal(approvedVersion === version, typed.includes(content), title);
  });

  it('knows the starting drafts of the built-in writer that nobody edited', async () => {
    const drafts = [...(await readArticles()).values()].filter(({ writer }) => writer === 'offline');
    const unedited = drafts.filter(({ content, generatedContent }) => content === generatedContent);
    assert.deepEqual([drafts.length > unedited.length, unedited.length > 0], [true, true]);
  });
});

describe('migrating publications to what their sites say of the posts', () => {
  it('reads it from the imported posts, of which each becomes a publication', async () => {
    const database = await openDatabaseAt(28);
    try {
      await database.load(`insert into users (uid, email, display_name) values ('00000000-0000-4000-8000-000000000001', 'ada@example.com', 'Ada');
        insert into articles (id, owner_id, title, content, provenance) select ('00000000-0000-4000-8000-00000000010' || n)::uuid, '00000000-0000-4000-8000-000000000001', 'A', 'Text.', '{}' from generate_series(1, 4) n;
        insert into archive_posts (owner_id, platform, site, remote_id, article_id, kind, status, title, revision, modified_at, parts)
          select owner_id, 'wordpress', 'a.example', right(id::text, 1), id, 'post', case right(id::text, 1) when '1' then 'publish' else 'private' end, 'A', '', now(), '[]' from articles where right(id::text, 1) in ('1', '2');
        insert into publications (owner_id, article_id, platform, state, marker, remote_id, intended_status)
          select owner_id, id, 'wix', 'live', 'a', case right(id::text, 1) when '3' then '7' end, 'DRAFT' from articles where right(id::text, 1) in ('3', '4');
        insert into publications (owner_id, article_id, platform, state, marker, remote_id)
          select owner_id, id, 'wordpress', 'live', 'a', '1' from articles where right(id::text, 1) = '1'`);
      await database.migrateToPresent();
      const rows = await database.read<{ id: string }>(
        `select right(article_id::text, 1) as id, platform, state, action, remote_id, visibility from publications order by 1`,
      );
      assert.deepEqual(
        rows.map((row) => Object.values(row)),
        [
          ['1', 'wordpress', 'live', 'create', '1', 'public'],
          ['2', 'wordpress', 'live', 'update', '2', 'private'],
          ['3', 'wix', 'live', 'create', '7', 'draft'],
          ['4', 'wix', 'live', 'create', null, null],
        ],
      );
    } finally {
      await database.close();
    }
  });
});
