import { Client, type ClientConfig } from 'pg';

/**
 * Opens a connection of its own. When it breaks, its query rejects; without a listener for the event, the process would
 * exit as well.
 */
export const openClient = async (config: ClientConfig): Promise<Client> => {
  const client = new Client(config);
  client.on('error', () => undefined);
  await client.connect();
  return client;
};
