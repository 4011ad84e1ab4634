import { describeMachine } from '../benchmarksFile.ts';
import type { DeliveryRate } from './measureDelivery.ts';

interface DeliverySetup {
  items: number;
  seconds: number;
  latencyMs: number;
  concurrency: number;
}

export const formatRate = ({ workers, postsPerSecond, queriesPerPost }: DeliveryRate): string =>
  `delivery: workers ${workers}: ${postsPerSecond.toFixed(1)} posts/s, ${queriesPerPost.toFixed(1)} queries per post`;

/** The most queries per post of all runs. */
export const formatDelivery = (rates: readonly DeliveryRate[]): string => {
  const [one, two, four] = rates.map(({ postsPerSecond }) => postsPerSecond.toFixed(1));
  const queries = Math.max(...rates.map(({ queriesPerPost }) => queriesPerPost)).toFixed(1);
  return `delivery: one worker ${one}/s, two ${two}/s, four ${four}/s, queries per post ${queries}`;
};

export const formatSection = (
  rates: readonly DeliveryRate[],
  { items, seconds, latencyMs, concurrency }: DeliverySetup,
): string => {
  const lines = rates.map(
    ({ workers, postsPerSecond, queriesPerPost }) =>
      `| ${workers} | ${postsPerSecond.toFixed(1)} | ${queriesPerPost.toFixed(1)} |`,
  );
  return `## Delivery of due articles

\`npm run bench:delivery\`, ${new Date().toISOString().slice(0, 10)}, ${describeMachine()}, PostgreSQL on the same machine.
${items.toLocaleString('en')} due articles of 20 accounts; a Webhook receiver that answers after ${latencyMs} ms; ${concurrency} articles at a time per worker; ${seconds} s each, after 10 s to get going. Queries count all statements in the database.

| workers | posts per second | queries per post |
| ---: | ---: | ---: |
${lines.join('\n')}

\`${formatDelivery(rates)}\``;
};
