import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from '@rankwright/contracts/zod';
import { writeAtomically } from '../../origin/writeAtomically.ts';

const counts = z.object({ starts: z.number(), failures: z.number() });

const canaryRecord = z.object({
  version: z.string(),
  /** Tells this canary from an earlier one of the same version. */
  startedAt: z.string(),
  /** Sequence number of the report that was read last. */
  after: z.number(),
  evidence: z.object({ canary: counts, current: counts, logRatios: z.array(z.number()).readonly() }),
});
/** How far the reports of a canary are read, and what they say. */
export type CanaryRecord = z.infer<typeof canaryRecord>;

const canaryRecords = z.record(z.string(), canaryRecord);

const getFile = (origin: string): string => path.join(origin, '.server/canaries.json');

/** By the remote's name. */
export const readCanaryRecords = (origin: string): Record<string, CanaryRecord> =>
  existsSync(getFile(origin)) ? canaryRecords.parse(JSON.parse(readFileSync(getFile(origin), 'utf8'))) : {};

export const writeCanaryRecords = (origin: string, records: Record<string, CanaryRecord>): void =>
  writeAtomically(getFile(origin), JSON.stringify(records, null, 2), { durable: true });
