import * as z from '@rankwright/contracts/zod';
import { createNotifier } from './notify.ts';
import { readTelemetry } from './readTelemetry.ts';
import { createCanaryWatch, type ReportedStart } from './watchCanaries.ts';
import { createFailureWatch, type FailureCount } from './watchFailures.ts';

const checkMs = 5_000;
/** Checks from one count of failures to the next: it covers ten minutes, and an idle server should rest. */
const checksPerCount = 6;

const startList = z.object({
  starts: z.array(
    z.object({
      sequence: z.number(),
      version: z.string(),
      outcome: z.enum(['started', 'failed']),
      isLate: z.boolean(),
      createdAt: z.string(),
    }),
  ),
});
const failureList = z.object({
  failures: z.array(
    z.object({ remote: z.string(), version: z.string(), step: z.string(), pageViews: z.number() }),
  ),
});

type GetApiUrl = () => string | null;

const createStartsReader =
  (getApiUrl: GetApiUrl) =>
  async (remote: string, after: number): Promise<readonly ReportedStart[]> => {
    const reply = await readTelemetry(getApiUrl(), `starts?remote=${remote}&after=${after}`);
    return reply === null ? [] : startList.parse(reply).starts;
  };

const createFailuresReader = (getApiUrl: GetApiUrl) => async (): Promise<readonly FailureCount[]> => {
  const reply = await readTelemetry(getApiUrl(), 'failures?minutes=10');
  return reply === null ? [] : failureList.parse(reply).failures;
};

const printError = (error: unknown): void =>
  console.error(`Watch of the releases: ${error instanceof Error ? error.message : String(error)}`);

/**
 * Checks the canaries of an origin every few seconds until it is stopped, and at every sixth check which versions fail in
 * many page views. A check that fails is tried again.
 */
export const runCanaryWatch = (
  origin: string,
  getApiUrl: GetApiUrl,
  everyMs = checkMs,
): (() => Promise<void>) => {
  const notify = createNotifier(origin);
  const canaries = createCanaryWatch({ origin, listStarts: createStartsReader(getApiUrl), notify });
  const failures = createFailureWatch({ origin, listFailures: createFailuresReader(getApiUrl), notify });
  const state = { isStopped: false, checks: 0, running: Promise.resolve() };
  const run = async (): Promise<void> => {
    await canaries.check().catch(printError);
    if (state.checks % checksPerCount === 0) await failures.check().catch(printError);
    state.checks += 1;
    if (!state.isStopped) timer = setTimeout(start, everyMs);
  };
  const start = (): void => {
    state.running = run();
  };
  let timer = setTimeout(start, everyMs);
  return async () => {
    state.isStopped = true;
    clearTimeout(timer);
    await state.running;
  };
};
