import { escapeIdentifier, type Client } from 'pg';

interface Column {
  name: string;
  type: string;
  required: boolean;
}

interface Reference {
  name: string;
  table: string;
  column: string;
}

const rowsPerTable = 2;

const readRows = async <Row extends object>(client: Client, text: string, values: unknown[] = []) =>
  (await client.query<Row>(text, values)).rows;

export const listTableNames = async (client: Client): Promise<string[]> => {
  const rows = await readRows<{ name: string }>(
    client,
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map(({ name }) => name);
};

const listColumns = (client: Client, table: string): Promise<Column[]> =>
  readRows(
    client,
    `select column_name as name, udt_name as type, is_nullable = 'NO' as required from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'
       and coalesce(column_default, '') not like 'nextval%' order by ordinal_position`,
    [table],
  );

const listReferences = (client: Client, table: string): Promise<Reference[]> =>
  readRows(
    client,
    `select a.attname as name, t.relname as table, b.attname as column
     from pg_constraint c join pg_class r on r.oid = c.conrelid join pg_class t on t.oid = c.confrelid
       cross join lateral unnest(c.conkey, c.confkey) as k (own, other)
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own
       join pg_attribute b on b.attrelid = c.confrelid and b.attnum = k.other
     where c.contype = 'f' and r.relname = $1 and c.connamespace = 'public'::regnamespace`,
    [table],
  );

const createValue = ({ name, type }: Column, table: string, index: number): string => {
  const values: Record<string, string> = {
    uuid: `${String(index + 1).repeat(8)}-0000-4000-8000-${Buffer.from(`${table}${name}`).toString('hex').slice(-12)}`,
    bool: String(index === 0),
    timestamptz: `2026-11-0${index + 1}T08:00:00Z`,
    date: `2026-11-0${index + 1}`,
    time: `0${index + 8}:00`,
    jsonb: JSON.stringify({ [name]: index }),
    _text: `{${name},${index}}`,
  };
  return (
    values[type] ?? (/int|numeric|float|xid/.test(type) ? String(index + 1) : `${table} ${name} ${index}`)
  );
};

const insertRow = async (client: Client, table: string, index: number): Promise<void> => {
  const references = await listReferences(client, table);
  const expressions = new Map<string, string>();
  for (const column of await listColumns(client, table)) {
    const reference = references.find(({ name }) => name === column.name);
    const value = `'${createValue(column, table, index).replaceAll("'", "''")}'`;
    const other = reference && escapeIdentifier(reference.column);
    const referenced = `(select ${other} from ${escapeIdentifier(reference?.table ?? '')} order by 1 offset ${index} limit 1)`;
    expressions.set(escapeIdentifier(column.name), reference ? referenced : value);
  }
  await client.query(
    `insert into ${escapeIdentifier(table)} (${[...expressions.keys()].join(', ')})
     values (${[...expressions.values()].join(', ')})`,
  );
};

/** Tables after those that they must refer to. */
const sortTables = async (client: Client, tables: readonly string[]): Promise<string[]> => {
  const sorted: string[] = [];
  const visit = async (table: string, path: readonly string[]): Promise<void> => {
    if (sorted.includes(table) || path.includes(table)) return;
    for (const reference of await listReferences(client, table))
      await visit(reference.table, [...path, table]);
    sorted.push(table);
  };
  for (const table of tables) await visit(table, []);
  return sorted;
};

/** Writes two rows into every table, with a value in every column. */
export const fillTables = async (client: Client): Promise<void> => {
  for (const table of await sortTables(client, await listTableNames(client)))
    for (let index = 0; index < rowsPerTable; index += 1) await insertRow(client, table, index);
};
