import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startOriginService } from '../fleet/originService.ts';
import { findProduct } from '../idle/processes.ts';
import { createMember } from '../product/member.ts';
import { startProduct } from '../product/startProduct.ts';
import { listGatewayDoors, listOriginDoors, readApiDoors, type Door } from './doors.ts';
import { createRandom } from './random.ts';
import { measureRejections } from './rejections.ts';
import { send } from './send.ts';

/**
 * Sends seeded bodies to every way in: API (with and without a session), gateway, origin service, telemetry, webhook
 * and callbacks. `--seconds=180`, `--seed=1`. A failure is an answer of 500, a lost answer, or a product that is gone.
 */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '180' }, seed: { type: 'string', default: '1' } },
});
const limits = { p99Ms: 100, cpuMs: 5 };
const senders = 4;

const product = await startProduct({ LOG_LEVEL: 'silent' });
const ends: (() => Promise<void>)[] = [product.stop];
const failures: string[] = [];
const healthTimes: number[] = [];
const statuses = new Map<string, number>();
let isDone = false;

const sendAll = async (doors: readonly Door[], seed: number): Promise<void> => {
  const random = createRandom(seed);
  while (!isDone) {
    const request = random.pick(doors)(random);
    const status = await send(request).catch((error: unknown) => String(error));
    statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1);
    if (typeof status === 'string' || status === 500 || status === 502)
      failures.push(
        `${status} ${request.method} ${request.url.slice(0, 120)} ${request.body?.bytes.toString().slice(0, 120) ?? ''}`,
      );
  }
};

const watchHealth = async (): Promise<void> => {
  while (!isDone) {
    const since = performance.now();
    await send({ url: `${product.url}/api/health`, method: 'GET', headers: {} });
    healthTimes.push(performance.now() - since);
    await wait(50);
  }
};

try {
  const member = await createMember(product.url);
  const origin = await startOriginService(`${product.dataDirectory}/origin`, (end) => ends.push(end));
  const doors = [
    ...(await readApiDoors(product.url, member.token)),
    ...listGatewayDoors(product.url),
    ...listOriginDoors(origin),
  ];
  setTimeout(() => (isDone = true), Number(values.seconds) * 1_000);
  await Promise.all([
    watchHealth(),
    ...Array.from({ length: senders }, (_, index) => sendAll(doors, Number(values.seed) + index)),
  ]);
  // Last, when the first start's own checks are long done.
  const rejections = await measureRejections(product.url, findProduct());
  for (const failure of failures) console.log(failure);
  for (const { status, cpu } of rejections) console.log(`${status}: ${cpu.toFixed(1)} ms CPU`);
  for (const [status, count] of [...statuses].sort(([, a], [, b]) => b - a))
    console.log(`${status}: ${count} requests`);
  const requests = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  const p99 = healthTimes.sort((a, b) => a - b)[Math.floor(healthTimes.length * 0.99)] ?? 0;
  const worstCpu = Math.max(...rejections.map(({ cpu }) => cpu));
  if (p99 > limits.p99Ms || worstCpu > limits.cpuMs)
    console.log(
      `Over the limit of ${limits.p99Ms} ms or ${limits.cpuMs} ms, which only a quiet machine can judge.`,
    );
  console.log(
    `fuzz: ${requests} requests, ${failures.length} failures, p99 ${Math.round(p99)} ms, worst CPU ${worstCpu.toFixed(1)} ms`,
  );
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  isDone = true;
  for (const end of ends.reverse()) await end();
}
