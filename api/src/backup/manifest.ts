import { z } from 'zod';

/** What a backup file says of itself, in `manifest.json`. */
export const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** How many migrations the database had: its schema version. */
  schemaVersion: z.number().int().positive(),
  /** Settings that were in force, without keys, passwords and addresses that hold them. */
  settings: z.record(z.string(), z.string()),
  /** Fingerprints of the keys that encrypted the credentials in this backup. The keys are kept apart. */
  keyFingerprints: z.array(z.string()),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      rows: z.number().int().nonnegative(),
      /** MD5 over the rows in a fixed order. */
      digest: z.string(),
    }),
  ),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), lastValue: z.string() })),
  queues: z.array(z.record(z.string(), z.unknown())),
  /** Number of uploaded files in the backup, or null when they lie in a bucket. */
  files: z.number().int().nonnegative().nullable(),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type BackedUpTable = Manifest['tables'][number];

export class BackupError extends Error {}
