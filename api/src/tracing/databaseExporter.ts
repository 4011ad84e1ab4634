import { lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { telemetryRecords } from '../database/schema/telemetry.ts';
import type { TelemetryExporter } from './telemetrySink.ts';

const maxKept = 20_000;

/** Keeps the latest 20,000 records in the database. */
export const createDatabaseExporter =
  (db: Database): TelemetryExporter =>
  async (records) => {
    const rows = records.map(({ kind, service, record }) => ({
      kind,
      service,
      traceId: record.traceId ?? null,
      record,
    }));
    await db.insert(telemetryRecords).values(rows);
    const newest = sql`(select max(${telemetryRecords.sequence}) from ${telemetryRecords})`;
    await db.delete(telemetryRecords).where(lte(telemetryRecords.sequence, sql`${newest} - ${maxKept}`));
  };
