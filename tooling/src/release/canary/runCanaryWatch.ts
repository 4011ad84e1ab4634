import * as z from '@rankwright/contracts/zod';
import { readDeployment } from '../../origin/deployment.ts';
import { createCanaryWatch, type CanaryHalt, type ReportedStart } from './watchCanaries.ts';

const checkMs = 5_000;
const requestMs = 10_000;
const webhookTries = 3;

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

/** Reads reports from the API, with the operator's token when there is one. */
const createStartsReader =
  (getApiUrl: () => string | null) =>
  async (remote: string, after: number): Promise<readonly ReportedStart[]> => {
    const api = getApiUrl();
    if (api === null) return [];
    const token = process.env.METRICS_TOKEN;
    const response = await fetch(`${api}/api/telemetry/starts?remote=${remote}&after=${after}`, {
      signal: AbortSignal.timeout(requestMs),
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
    });
    if (!response.ok) throw new Error(`The API answered ${response.status} to the canary watch.`);
    return startList.parse(await response.json()).starts;
  };

/** Posts to the webhook of the deployment; a webhook that stays away does not hold up the halt, which is in the audit log. */
const createNotifier =
  (origin: string) =>
  async (halt: CanaryHalt): Promise<void> => {
    const url = readDeployment(origin)?.webhookUrl;
    for (let tries = 0; url && tries < webhookTries; tries += 1) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(halt),
        signal: AbortSignal.timeout(requestMs),
      }).catch((error: unknown) => {
        console.error(`The webhook could not be reached: ${String(error)}`);
        return null;
      });
      if (response?.ok) return;
    }
  };

/** Checks the canaries of an origin every few seconds until it is stopped. A check that fails is tried again. */
export const runCanaryWatch = (
  origin: string,
  getApiUrl: () => string | null,
  everyMs = checkMs,
): (() => Promise<void>) => {
  const watch = createCanaryWatch({
    origin,
    listStarts: createStartsReader(getApiUrl),
    notify: createNotifier(origin),
  });
  const state = { isStopped: false, running: Promise.resolve() };
  const run = async (): Promise<void> => {
    await watch
      .check()
      .catch((error: unknown) =>
        console.error(`Canary watch: ${error instanceof Error ? error.message : String(error)}`),
      );
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
