import { escapeIdentifier, type Client } from 'pg';
import { listTableNames } from './fillTables.ts';

/** Columns and rows by table. */
export type Contents = Record<string, { columns: string[]; rows: string[] }>;

/** Reads the rows of every table; `known` limits tables and columns to those of an older schema. */
export const readContents = async (client: Client, known?: Contents): Promise<Contents> => {
  const contents: Contents = {};
  for (const table of known ? Object.keys(known) : await listTableNames(client)) {
    const { fields } = await client.query(`select * from ${escapeIdentifier(table)} limit 0`);
    const columns = known?.[table]?.columns ?? fields.map(({ name }) => name).sort();
    const { rows } = await client.query<{ row: string }>(
      `select json_build_array(${columns.map(escapeIdentifier).join(', ')})::text as row
       from ${escapeIdentifier(table)} order by 1`,
    );
    contents[table] = { columns, rows: rows.map(({ row }) => row) };
  }
  return contents;
};

const schemaQuery = `
  select concat_ws(' ', 'column', table_name, column_name, udt_name, is_nullable, column_default, generation_expression) as line
    from information_schema.columns where table_schema = 'public'
  union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
  union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = 'public'::regnamespace
  union all select 'trigger ' || pg_get_triggerdef(t.oid) from pg_trigger t where not tgisinternal
  union all select 'function ' || pg_get_functiondef(p.oid) from pg_proc p
    where pronamespace = 'public'::regnamespace and prokind = 'f' and not exists (
      select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all select concat_ws(' ', 'migration', hash, created_at) from drizzle.__drizzle_migrations
  order by 1`;

/** Everything that the migrations make, one line each. */
export const readSchema = async (client: Client): Promise<string[]> =>
  (await client.query<{ line: string }>(schemaQuery)).rows.map(({ line }) => line);
