import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { once } from 'node:events';
import { escapeIdentifier, type Client } from 'pg';
import type { BackedUpTable } from './manifest.ts';

export interface TableName {
  schema: string;
  name: string;
}

const batchRows = 500;
/** Neither finished jobs nor those that the queue sends itself. */
const pendingJobs = "where state < 'completed' and name not like '\\_\\_pgboss%'";

const quote = ({ schema, name }: TableName): string =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
const select = (table: TableName): string =>
  `select to_jsonb(t)::text as row from ${quote(table)} t ${table.schema === 'pgboss' ? pendingJobs : ''}`;

/** The product's tables, its migrations and the jobs that wait or run. */
export const listTables = async (client: Client): Promise<TableName[]> => {
  const { rows } = await client.query<TableName>(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema = 'public' or (table_schema, table_name) = ('pgboss', 'job')
     order by 1, 2`,
  );
  return rows;
};

/** Counts a table's rows and computes the MD5 over them, independent of their order on disk. */
export const digestTable = async (client: Client, table: TableName): Promise<BackedUpTable> => {
  const { rows } = await client.query<{ rows: string; digest: string }>(
    `select count(*) as rows, md5(coalesce(string_agg(md5(row), '' order by md5(row)), '')) as digest
     from (${select(table)}) as all_rows`,
  );
  return { ...table, rows: Number(rows[0]?.rows ?? 0), digest: rows[0]?.digest ?? '' };
};

/** Writes a table's rows to a file, one JSON object a line. Needs an open transaction. */
export const exportTable = async (client: Client, table: TableName, file: string): Promise<void> => {
  const output = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  await client.query(`declare backup_rows cursor for ${select(table)}`);
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${batchRows} from backup_rows`);
    if (rows.length === 0) break;
    if (!output.write(rows.map(({ row }) => `${row}\n`).join(''))) await once(output, 'drain');
  }
  await client.query('close backup_rows');
  output.end();
  await once(output, 'finish');
};

const listStoredColumns = async (client: Client, { schema, name }: TableName): Promise<string> => {
  const { rows } = await client.query<{ column: string }>(
    `select column_name as column from information_schema.columns
     where table_schema = $1 and table_name = $2 and is_generated = 'NEVER' order by ordinal_position`,
    [schema, name],
  );
  return rows.map(({ column }) => escapeIdentifier(column)).join(', ');
};

/** Inserts the rows of a file that `exportTable` wrote. */
export const importTable = async (client: Client, table: TableName, file: string): Promise<void> => {
  const columns = await listStoredColumns(client, table);
  const insert = async (lines: string[]): Promise<void> => {
    await client.query(
      `insert into ${quote(table)} (${columns}) overriding system value
       select ${columns} from jsonb_populate_recordset(null::${quote(table)}, $1::jsonb)`,
      [`[${lines.join(',')}]`],
    );
  };
  let lines: string[] = [];
  for await (const line of createInterface({ input: createReadStream(file) })) {
    lines.push(line);
    if (lines.length < batchRows) continue;
    await insert(lines);
    lines = [];
  }
  if (lines.length > 0) await insert(lines);
};

/** Inserts without triggers and foreign keys, in any order of tables; the keys are checked once all rows are in. */
export const withoutConstraints = async (
  client: Client,
  tables: readonly TableName[],
  work: () => Promise<void>,
): Promise<void> => {
  const own = tables.filter(({ schema }) => schema === 'public');
  const { rows: keys } = await client.query<TableName & { key: string; definition: string }>(
    `select n.nspname as schema, r.relname as name, c.conname as key, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_class r on r.oid = c.conrelid join pg_namespace n on n.oid = r.relnamespace
     where c.contype = 'f' and n.nspname = 'public'`,
  );
  for (const table of own) await client.query(`alter table ${quote(table)} disable trigger user`);
  for (const { key, ...table } of keys)
    await client.query(`alter table ${quote(table)} drop constraint ${escapeIdentifier(key)}`);
  await work();
  for (const { key, definition, ...table } of keys)
    await client.query(`alter table ${quote(table)} add constraint ${escapeIdentifier(key)} ${definition}`);
  for (const table of own) await client.query(`alter table ${quote(table)} enable trigger user`);
};
