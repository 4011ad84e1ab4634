import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

interface Journal {
  entries: { when: number }[];
}

export const getMigrationsFolder = (): string => {
  const source = import.meta.url.endsWith('.ts');
  return fileURLToPath(new URL(source ? '../../migrations' : '../migrations', import.meta.url));
};

const readJournal = (folder: string): Journal =>
  JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')) as Journal;

/** When the last migration of this version was made, in Unix milliseconds. */
export const readLastMigration = (): number =>
  Math.max(...readJournal(getMigrationsFolder()).entries.map(({ when }) => when));

/** A schema version is the number of migrations that a database has. */
export const readSchemaVersion = (): number => readJournal(getMigrationsFolder()).entries.length;

/** Copies the migrations up to a schema version. */
export const copyMigrations = (schemaVersion: number, folder: string): void => {
  cpSync(getMigrationsFolder(), folder, { recursive: true });
  const journal = readJournal(folder);
  const entries = journal.entries.slice(0, schemaVersion);
  writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
};
