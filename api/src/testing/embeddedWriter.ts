import { Client } from 'pg';
import { openEmbedded } from '../database/embedded.ts';

/** Opens a data folder and inserts rows until it is killed, sending the count to its parent after each. */
const { config } = await openEmbedded(process.env.FOLDER ?? '', 'own');
const client = new Client(config);
await client.connect();
await client.query('create table if not exists kept (id serial)');
for (let written = 1; process.connected; written += 1) {
  await client.query('insert into kept default values');
  process.send?.(written);
}
process.exit();
