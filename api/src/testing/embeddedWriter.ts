import { Client } from 'pg';
import { openEmbedded } from '../database/embedded.ts';

/** Owns a data folder and writes rows, telling its parent after each, until it is killed. */
const { config } = await openEmbedded(process.env.FOLDER ?? '', 'own');
const client = new Client(config);
await client.connect();
await client.query('create table if not exists kept (id serial)');
for (let written = 1; process.connected; written += 1) {
  await client.query('insert into kept default values');
  process.send?.(written);
}
process.exit();
