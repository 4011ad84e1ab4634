import { Client } from 'pg';
import { pino } from 'pino';
import { openDatabase } from '../../database/openDatabase.ts';
import { readEnv } from '../../env.ts';

/**
 * Opens and upgrades the database of the environment, as a start of the product does. Kills itself with SIGKILL before
 * (even `KILL_AT`) or after (odd) a step: the begin of the migrations, each migration when it is recorded, the commit.
 */
const killAt = Number(process.env.KILL_AT);
const step = /^\s*(begin|commit|insert into "drizzle")/i;
let place = 0;
const killHere = () => {
  if (place === killAt) process.kill(process.pid, 'SIGKILL');
  place += 1;
};

const query = Client.prototype.query as (...args: unknown[]) => Promise<unknown>;
Client.prototype.query = async function (this: Client, ...args: [string | { text: string }]) {
  const [first] = args;
  const isStep = step.test(typeof first === 'string' ? first : first.text);
  if (isStep) killHere();
  const result = await query.apply(this, args);
  if (isStep) killHere();
  return result;
} as typeof Client.prototype.query;

const database = await openDatabase(readEnv(process.env), pino({ level: 'silent' }));
await database.close();
